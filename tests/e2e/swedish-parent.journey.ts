import { writeFileSync } from 'node:fs'
import { openDatabase } from '#server/db/open-database.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import * as say from '#shared/messages/sv.ts'
import { linkIn } from '../helpers/mail-links.ts'
import { newParent } from './accounts.ts'
import { expect, expectNoAxeViolations, journeysIn } from './journey.ts'
import { startMailServer } from './mail-server.ts'

const FEED = `aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,in_stock
1,Träkloss med bokstäver,https://klossar.example/1,129,SEK,Klosshuset,1
`

/** Adds a product of a feed, as samples have no price alerts. */
async function addProduct(path: string) {
  const db = openDatabase(path)
  const file = `${path}.csv`
  writeFileSync(file, FEED)
  await importFeedFile(db, { path: file, source: 'klossar', overrideSafetyLimits: true })
  db.$client.close()
}

const test = journeysIn(() => startMailServer({}, addProduct))

type Shop = Awaited<ReturnType<typeof startMailServer>>

async function mailTo({ sink }: Shop, address: string, text: string) {
  const find = () =>
    sink.mails.find(({ to, raw, mail }) => to === address && `${raw}${mail.text}`.includes(text))
  await expect.poll(find).toBeTruthy()
  return find()
}

test('a parent goes the whole way in Swedish: list, product, account, alert, donation, and their emails', async ({
  page,
  shop,
}) => {
  const parent = newParent()
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )

  await page.goto('/sv/products?category=Toys')
  await expect(page).toHaveTitle(/^Leksaker och lärande/)
  await expectNoAxeViolations(page)
  await page.goto('/sv/products?search=kloss')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^2.produkter/)
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Träkloss' }).click()
  await expect(page.getByRole('navigation', { name: say.breadcrumb })).toContainText('Träkloss')
  await fits()
  await page.getByRole('link', { name: say.tellWhenPriceDrops }).click()
  await expect(page).toHaveURL(/\/sv\/login\?from=/)

  await page.getByRole('link', { name: say.createAnAccount }).click()
  const form = page.getByRole('form', { name: say.createAnAccount })
  await form.getByLabel(say.name).fill(parent.name)
  await form.getByLabel(say.email).fill(parent.email)
  await form.getByLabel(say.password, { exact: true }).fill(parent.password)
  await form.getByRole('button', { name: say.createAccount }).click()
  await expect(page.getByRole('heading', { name: say.checkInbox })).toBeVisible()
  const mail = await mailTo(shop, parent.email, '/sv/signup')
  expect(mail?.mail.subject).toBe('Skapa klart ditt konto hos Tuckling')
  expect(mail?.raw).toContain('Content-Language: sv')
  await page.goto(linkIn(mail, '/sv/signup'))
  await page.getByRole('button', { name: say.createMyAccount }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.tellWhenPriceDrops)
  await page.getByRole('button', { name: say.setAlert }).click()
  await expect(page.getByRole('region', { name: say.priceAlerts })).toBeVisible()
  await expectNoAxeViolations(page)
  await fits()

  await page.goto('/sv/donate?preset=25')
  await page.getByRole('form', { name: say.makeDonation }).getByLabel(say.email).fill(parent.email)
  await page.getByRole('button', { name: say.donateNow }).click()
  await page.getByRole('button', { name: /^Betala 25/ }).click()
  await expect(page.getByRole('heading', { name: say.thankYou })).toBeVisible()
  await expect(page).toHaveURL(/\/sv\/donate/)
  await fits()
  const receipt = await mailTo(shop, parent.email, 'donation')
  expect(receipt?.mail.text).toMatch(/25.US\$/)
})
