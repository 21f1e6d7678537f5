import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { linkIn } from '../helpers/mail-links.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'
import { startMailServer } from './mail-server.ts'
import { adminAccount } from './own-server.ts'

const HEAD = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,in_stock'
const EVERY_SECOND = '* * * * * *'

/** A shop with one product of a feed, whose next price is imported beside the running server. */
async function startWatchedShop() {
  const folder = mkdtempSync(join(tmpdir(), 'price-alerts-journey-'))
  let database = ''
  const importPrice = async (path: string, price: number, now: Date) => {
    database = path
    const file = join(folder, 'feed.csv')
    writeFileSync(file, `${HEAD}\n1,Quiet Rattle,https://rattles.example/1,${price},SEK,Rattle House,1\n`)
    const db = openDatabase(path)
    await importFeedFile(db, { path: file, source: 'rattles', now, overrideSafetyLimits: true })
    return db
  }
  let productId = 0
  const server = await startMailServer({ PRICE_ALERTS_AT: EVERY_SECOND }, async (path) => {
    const db = await importPrice(path, 100, new Date(Date.now() - DAY_MS))
    productId =
      db.select({ id: products.id }).from(products).where(eq(products.name, 'Quiet Rattle')).get()?.id ?? 0
    db.$client.close()
  })
  return {
    ...server,
    product: `${server.url}/products/${productId}`,
    /** As somebody would who has opened the link of an email. */
    async confirmEveryone() {
      const db = openDatabase(database)
      db.update(users).set({ emailVerified: true }).run()
      db.$client.close()
    },
    async lowerPrice() {
      const db = await importPrice(database, 80, new Date())
      db.$client.close()
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

test('a price alert is set on the product page, emailed, and stopped from the email', {
  tag: '@thorough',
}, async ({ page, allow }) => {
  const shop = await startWatchedShop()
  allow.host(new URL(shop.url).host)
  allow.status(400)
  await shop.confirmEveryone()

  await page.goto(shop.product)
  await page.getByRole('link', { name: 'Tell me when the price drops' }).click()
  await page.getByLabel('Email', { exact: true }).fill(adminAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when the price drops')
  await page.getByRole('radio', { name: 'at a price I choose' }).check()
  await page.getByLabel('Price in SEK').fill('120')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Set the alert' }).click()
  await expect(page.getByText('Enter a price below the current price of 100 SEK').first()).toBeVisible()
  await page.getByLabel('Price in SEK').fill('85')
  await page.getByRole('button', { name: 'Set the alert' }).click()

  const alerts = page.getByRole('region', { name: 'Price alerts' })
  await expect(alerts.getByText('At 85 SEK or less')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  await shop.lowerPrice()
  const isAlert = ({ mail }: { mail: { subject?: string | undefined } }) =>
    mail.subject === 'Your price alert: Quiet Rattle'
  await expect.poll(() => shop.sink.mails.filter(isAlert).length).toBe(1)
  const mail = shop.sink.mails.find(isAlert)
  expect(mail?.to).toBe(adminAccount.email)
  expect(mail?.mail.text).toContain('80 SEK now at Rattle House')

  await page.goto(linkIn(mail, '/price-alerts/stop'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop all price alerts?')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Stop all price alerts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your price alerts are off')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(alerts.getByText('You stopped these emails.')).toBeVisible()
  await alerts.getByRole('button', { name: 'Turn them on again' }).click()
  await expect(page.getByText('Your price alerts are back on').first()).toBeVisible()
  await alerts.getByRole('button', { name: 'Delete the price alert for Quiet Rattle' }).click()
  await expect(alerts.getByText('No price alerts yet.')).toBeVisible()
  await shop.close()
})
