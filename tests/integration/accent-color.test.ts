import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { emailVerificationMail } from '#server/mail/templates/account-mails.tsx'
import { campaignHtml } from '#server/mail/templates/campaign-markdown.ts'
import { siteOf } from '#server/site/site.ts'
import { accentPalette } from '#shared/site/accent-palette.ts'
import { brandPalette } from '#shared/site/brand-palette.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

/** The first share picture waits for the worker to start. */
vi.setConfig({ testTimeout: 30_000 })

const PURPLE = '#7A3E9D'
const OWN = brandPalette(undefined)
const CHOSEN = accentPalette(PURPLE)

type Shop = Awaited<ReturnType<typeof adminShop>>

const bytes = async ({ app }: Shop, path: string) =>
  Buffer.from(await (await app.request(path)).arrayBuffer())

/** Whether some pixel of the picture has the color, nearly. */
async function shows(picture: Buffer, color: string): Promise<boolean> {
  const rgb = Buffer.from(color.slice(1), 'hex')
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - (rgb[part] ?? 0)) < 12)) return true
  return false
}

describe('a shop with an accent color', () => {
  test('uses it in link previews at once, without green', async () => {
    const shop = await adminShop()
    expect(await shows(await bytes(shop, '/og/site.jpg'), OWN.solid[0])).toBe(true)
    await shop.admin.settings.update({ ACCENT_COLOR: PURPLE })
    const card = await bytes(shop, '/og/site.jpg')
    expect([await shows(card, CHOSEN.solid[0]), await shows(card, OWN.solid[0])]).toEqual([true, false])
    await shop.admin.settings.update({ ACCENT_COLOR: '' })
    expect(await shows(await bytes(shop, '/og/site.jpg'), OWN.solid[0])).toBe(true)
  })

  test.each([
    ['/icons/icon-192.png', 192],
    ['/icons/icon-512.png', 512],
    ['/icons/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('uses it in the icon %s', async (path, width) => {
    const shop = await adminShop()
    await shop.admin.settings.update({ ACCENT_COLOR: PURPLE })
    const icon = await bytes(shop, path)
    expect((await sharp(icon).metadata()).width).toBe(width)
    expect([await shows(icon, CHOSEN.solid[0]), await shows(icon, OWN.solid[0])]).toEqual([true, false])
  })

  test('uses it in tab icons in both themes', async () => {
    const shop = await adminShop()
    await shop.admin.settings.update({ ACCENT_COLOR: PURPLE })
    const drawing = (await bytes(shop, '/favicon.svg')).toString()
    for (const shade of CHOSEN.solid) expect(drawing).toContain(shade)
    for (const shade of OWN.solid) expect(drawing).not.toContain(shade)
    const ico = await bytes(shop, '/favicon.ico')
    expect(ico.subarray(0, 4).toString('hex')).toBe('00000100')
    expect(await shows(ico.subarray(22), CHOSEN.solid[0])).toBe(true)
  })

  test('uses it in emails, with and without style sheets', async () => {
    const shop = await adminShop()
    const mail = async () => {
      const site = siteOf(shop.deps.env)
      const { html } = await emailVerificationMail({ site, url: 'https://shop.test/confirm' })
      return html + campaignHtml('[a](https://a.example)\n\n> b', site.url, site.accentColor)
    }
    const green = await mail()
    for (const shade of [OWN.solid[0], OWN.solid[1], OWN.fg[0], OWN.fg[1]]) expect(green).toContain(shade)
    await shop.admin.settings.update({ ACCENT_COLOR: PURPLE })
    const purple = await mail()
    for (const shade of [CHOSEN.solid[0], CHOSEN.solid[1], CHOSEN.fg[0], CHOSEN.fg[1], CHOSEN.border[0]])
      expect(purple).toContain(shade)
    for (const shades of Object.values(OWN))
      for (const shade of shades.filter((one) => one !== '#FFFFFF')) expect(purple).not.toContain(shade)
  })
})

test('names it once in a page', async () => {
  const shop = await adminShop()
  await shop.admin.settings.update({ ACCENT_COLOR: PURPLE })
  expect(await (await shop.app.request('/')).text()).not.toContain('accentColor')
})
