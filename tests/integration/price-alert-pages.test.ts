import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { queueDigests } from '#server/features/products/price-alerts/service.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { confirmSignUp, createMailApp, header, linkTo } from '#tests/helpers/mail-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const HEAD = 'aw_product_id,product_name,aw_deep_link,search_price,currency,merchant_name,in_stock'
const PARENT = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent
const alertsOf = (page: Page) => part(page.getByRole('region', { name: 'Price alerts' }))

async function startWatchedShop() {
  const folder = folderOfTest()
  const shop = await createMailApp({ env: { LANGUAGES: 'en,sv' } })
  const importPrice = async (price: number, now: Date) => {
    const path = join(folder, 'feed.csv')
    writeFileSync(path, `${HEAD}\n1,Quiet Rattle,https://rattles.example/1,${price},SEK,Rattle House,1\n`)
    await importFeedFile(shop.db, { path, source: 'rattles', now, overrideSafetyLimits: true })
  }
  await importPrice(100, new Date(Date.now() - DAY_MS))
  const product = shop.db.select().from(products).where(eq(products.name, 'Quiet Rattle')).get()
  await shop.caller.accounts.signUp(PARENT)
  await confirmSignUp(shop, PARENT.email)
  shop.db.update(users).set({ emailVerified: true }).run()
  return { ...shop, product: `/products/${product?.id}`, importPrice }
}

test('a price alert is set, emailed, and stopped from the email without JavaScript', async () => {
  const shop = await startWatchedShop()
  const visitor = newVisitor(shop)
  const signIn = await (await visitor.open(shop.product)).follow('Tell me when the price drops')
  signIn.fill('Email', PARENT.email)
  signIn.fill('Password', PARENT.password)
  const form = await signIn.press('Sign in')
  expect(heading(form)).toBe('Tell me when the price drops')
  form.check('at a price I choose')
  form.fill('Price in SEK', '120')
  const refused = await form.press('Set the alert')
  expect(refused.status).toBe(400)
  expect(refused.getAllByText('Enter a price below the current price of 100 SEK')).not.toEqual([])
  refused.fill('Price in SEK', '85')
  const set = await refused.press('Set the alert')
  expect(alertsOf(set).getByText('At 85 SEK or less')).toBeTruthy()

  await shop.importPrice(80, new Date())
  await queueDigests(shop.deps)
  const isAlert = ({ mail }: (typeof shop.sink.mails)[number]) =>
    mail.subject === 'Your price alert: Quiet Rattle'
  await eventually(() => expect(shop.sink.mails.filter(isAlert)).toHaveLength(1))
  const mail = shop.sink.mails.find(isAlert)
  expect(mail?.to).toBe(PARENT.email)
  expect(mail?.mail.text).toContain('80 SEK now at Rattle House')

  const stop = await visitor.open(linkTo('/price-alerts/stop', mail))
  expect(heading(stop)).toBe('Stop all price alerts?')
  const stopped = await stop.press('Stop all price alerts')
  expect(heading(stopped)).toBe('Your price alerts are off')
  const account = await stopped.follow('Go to your account')
  expect(alertsOf(account).getByText('You stopped these emails.')).toBeTruthy()
  const resumed = await account.press('Turn them on again')
  expect(resumed.getAllByText('Your price alerts are back on')).not.toEqual([])
  const emptied = await resumed.press('Delete the price alert for Quiet Rattle')
  expect(alertsOf(emptied).getByText(/No price alerts yet\./)).toBeTruthy()
})

test('a price alert reaches a Swedish reader in Swedish, with addresses in Swedish', async () => {
  const shop = await startWatchedShop()
  const visitor = newVisitor(shop)
  const signIn = await visitor.open('/login')
  signIn.fill('Email', PARENT.email)
  signIn.fill('Password', PARENT.password)
  await signIn.press('Sign in')
  const form = await (await visitor.open(shop.product)).follow('Tell me when the price drops')
  await form.press('Set the alert')
  shop.db.update(users).set({ language: 'sv' }).run()
  await shop.importPrice(80, new Date())
  await queueDigests(shop.deps)
  const mail = await eventually(() => {
    const alert = shop.sink.mails.find(({ mail }) => mail.subject?.includes('Quiet Rattle'))
    if (!alert) throw new Error('No alert yet')
    return alert
  })
  expect(mail.mail.text).toContain('80\u00a0kr')
  expect(mail.mail.text).toContain(`https://shop.test/sv${shop.product}`)
  expect(header('content-language', mail)).toBe('sv')
  expect(header('list-unsubscribe', mail)).toContain('<https://shop.test/price-alerts/stop?token=')
  expect(heading(await visitor.open(linkTo('/sv/price-alerts/stop', mail)))).toMatch(/prisbevakning/i)
})
