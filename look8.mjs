import { chromium } from 'playwright'
import sharp from 'sharp'
const base = process.env.BASE ?? 'http://localhost:4790'
const out = process.env.OUT ?? '/tmp/t/shots'
import { mkdirSync } from 'node:fs'
mkdirSync(out, { recursive: true })
const paths = process.argv.slice(2)
const combos = (process.env.COMBOS ?? '390:light,1440:light').split(',').map((c) => { const [w, s] = c.split(':'); return { w: Number(w), s } })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
for (const { w, s } of combos) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: s, deviceScaleFactor: 1 })
  const page = await ctx.newPage()
  page.on('console', (m) => console.log('CONSOLE', page.url(), m.type(), m.text()))
  page.on('pageerror', (e) => console.log('ERROR', page.url(), e.message))
  if (process.env.ADMIN) {
    await page.goto(base + '/login')
    await page.getByRole('button', { name: /Look around/ }).click()
    await page.waitForURL(/admin/)
  }
  const shots = []
  for (const p of paths) {
    await page.goto(base + p, { waitUntil: 'load' })
    await page.waitForTimeout(700)
    if (process.env.TOUCH) { await page.mouse.move(5, 5); await page.keyboard.press('Shift'); await page.waitForTimeout(900) }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) console.log('WIDE', w, p, wide)
    const full = process.env.FULL === '1'
    const buffer = await page.screenshot({ fullPage: full })
    const meta = await sharp(buffer).metadata()
    const limit = Number(process.env.MAXH ?? 2600)
    shots.push(meta.height > limit ? await sharp(buffer).extract({ left: 0, top: 0, width: meta.width, height: limit }).png().toBuffer() : buffer)
  }
  const metas = await Promise.all(shots.map((b) => sharp(b).metadata()))
  const gap = 12
  const width = metas.reduce((a, m) => a + m.width + gap, 0), height = Math.max(...metas.map((m) => m.height))
  let x = 0
  const comp = shots.map((input, i) => { const c = { input, left: x, top: 0 }; x += metas[i].width + gap; return c })
  const name = `${out}/${process.env.NAME ?? 'sheet'}-${w}-${s}.png`
  await sharp({ create: { width, height, channels: 3, background: '#888' } }).composite(comp).png().toFile(name)
  console.log(name, width, height)
  await ctx.close()
}
await browser.close()
