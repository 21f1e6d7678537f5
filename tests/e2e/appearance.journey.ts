import { wordmark } from '../helpers/logo-factory.ts'
import { drawnPicture, jpegPicture } from '../helpers/picture-factory.ts'
import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop()

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('an administrator adds a logo and an icon, previews both, and removes them', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow, browser }) => {
  allow.status(400, '/api/admin/settings/')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Settings' })
  const save = form.getByRole('button', { name: 'Save settings' })
  const logo = form.getByLabel('Upload a logo: file')
  await logo.setInputFiles(png('logo.png', Buffer.from('<svg/>')))
  await expect(form.getByText('Please choose a JPEG, PNG, WebP, or AVIF picture')).toBeVisible()
  await logo.setInputFiles(png('logo.png', await wordmark()))
  await expect(form.getByRole('img', { name: 'Tuckling, light theme' })).toBeVisible()
  await expect(form.getByText('Too dark for the dark theme: shown on a light background')).toBeVisible()
  await form
    .getByLabel('Upload a logo for the dark theme: file')
    .setInputFiles(png('dark.png', await wordmark({ ink: '#ffffff' })))
  const sources = () =>
    form
      .getByRole('img', { name: /^Tuckling, (light|dark) theme$/ })
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  await expect.poll(async () => new Set(await sources()).size).toBe(2)

  const icon = form.getByLabel('Upload an icon: file')
  await icon.setInputFiles(png('icon.png', await drawnPicture(600, 400).png().toBuffer()))
  await expect(form.getByText('An icon must be square: please crop it first.')).toBeVisible()
  await icon.setInputFiles(png('icon.png', await drawnPicture(600, 600).png().toBuffer()))
  await expect(form.getByRole('img', { name: 'The icon in a tab, light theme' })).toHaveAttribute(
    'src',
    /^\/pictures\/uploaded\/.+-192\.png$/,
  )
  await expectNoAxeViolations(page)

  const visitor = await browser.newPage({ baseURL: shop.url, colorScheme: 'dark' })
  await visitor.goto('/')
  const home = visitor.getByRole('banner').getByRole('link', { name: 'Tuckling, home' })
  await expect(home.locator('img')).toHaveCount(0)
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  const inBar = page.getByRole('link', { name: /^Tuckling( Admin)?$/ }).locator('img')
  await expect(inBar.filter({ visible: true })).toHaveCount(1)

  await visitor.reload()
  const visibleLogo = home.locator('img').filter({ visible: true })
  const [, dark] = await sources()
  await expect(visibleLogo).toHaveAttribute('src', dark ?? '')
  const box = await visibleLogo.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(48)
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(6, 0)
  const icons = await visitor
    .locator('link[rel$=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(icons).toHaveLength(3)
  for (const address of icons) expect((await visitor.request.get(address)).status()).toBe(200)
  await visitor.emulateMedia({ colorScheme: 'light' })
  await expect(visibleLogo).not.toHaveAttribute('src', dark ?? '')

  await form.getByRole('button', { name: 'Restore the default logo' }).click()
  await form.getByRole('button', { name: 'Restore the default icon' }).click()
  await expect(form.getByRole('img', { name: 'Tuckling, light theme' })).toHaveCount(0)
  await save.click()
  // The notice of the first time may still be there.
  await expect(inBar.filter({ visible: true })).toHaveCount(0)
  await visitor.reload()
  await expect(home.locator('img')).toHaveCount(0)
  await expect(home).toHaveText('tuckling')
  await visitor.close()
})

test('an owner gives a category an uploaded picture', { tag: ['@once', '@thorough'] }, async ({
  page,
  shop,
  allow,
}) => {
  allow.status(400, '/api/admin/categories/')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/categories')
  await actOnRow(page, 'Nursery Essentials', 'Edit')
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('Upload a picture: file')
  await file.setInputFiles(png('small.png', await drawnPicture(300, 200).png().toBuffer()))
  await expect(dialog.getByText('A category’s picture needs at least 400 × 345.')).toBeVisible()
  await file.setInputFiles({ name: 'nursery.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture() })
  await expect(dialog.getByRole('radio', { name: 'Your picture' })).toBeChecked()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category saved')).toBeVisible()

  await page.goto('/')
  const picture = page.getByRole('link', { name: /^Nursery Calm corners/ }).locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/pictures\/uploaded\/.+-(400|800)\.avif$/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto('/admin/categories')
  await actOnRow(page, 'Nursery Essentials', 'Edit')
  await dialog.getByTitle('Crib mobile').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Category saved')).toBeVisible()
})
