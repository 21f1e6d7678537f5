import type { Locator, Page } from 'playwright/test'
import { jpegPicture } from '../helpers/picture-factory.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './stocked-shop.ts'

test.beforeEach(async ({ page, shop }) => signInAsAdministrator(page, shop.url))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

/** The blocks of the slash menu, by the keyboard alone; whatever was typed comes back. */
async function writeWithSlashes(page: Page, text: Locator) {
  const before = await text.inputValue()
  const blocks = page.getByRole('listbox', { name: 'Blocks' })
  await text.press('Control+End')
  await text.pressSequentially('\n\n/')
  await expect(blocks.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expectNoAxeViolations(page)
  await text.press('ArrowDown')
  await text.press('ArrowDown')
  await expect(text).toHaveAttribute(
    'aria-activedescendant',
    (await blocks.getByRole('option', { name: 'List', exact: true }).getAttribute('id')) ?? '',
  )
  await text.press('Escape')
  await expect(blocks).toBeHidden()
  await text.pressSequentially('quo')
  await expect(text).toHaveValue(`${before}\n\n/quo`)
  await text.pressSequentially('\n/quo')
  await text.press('Enter')
  await expect(text).toHaveValue(`${before}\n\n/quo\n> `)
  while ((await text.inputValue()) !== before) await text.press('Control+z')
}

/** A picture of the library in the text, and the text as it was. */
async function insertPicture(page: Page, text: Locator) {
  const before = await text.inputValue()
  await text.press('Control+End')
  await text.pressSequentially('\n\n/pic')
  await text.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
  await dialog.getByRole('radio', { name: 'Your picture' }).check({ force: true })
  await dialog.getByLabel('Alternative text').fill('A puddle')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(text).toHaveValue(/\n\n!\[A puddle\]\(\/images\/uploaded\/[\w-]+\.webp\)\n\n$/)
  await expect(text).toBeFocused()
  await text.fill(before)
}

test(
  'an administrator writes, previews, publishes, edits, compares, restores, and deletes an article',
  { tag: ['@once', '@thorough'] },
  async ({ page, allow }, testInfo) => {
    allow.status(400)
    allow.status(404)
    const title = `Walking in the rain ${testInfo.project.name}`
    await page.goto('/admin/articles')
    await expectNoAxeViolations(page)
    await button(page, 'New article').click()
    await page.getByRole('dialog').getByLabel('Title').fill(title)
    await button(page, 'Create draft').click()
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible()

    await button(page, 'Publish').click()
    await expect(page.getByText('Summary: Use at least 60 characters')).toBeVisible()

    const form = page.getByRole('form', { name: 'Article' })
    const fill = (name: string, text: string) => form.getByRole('textbox', { name }).fill(text)
    await fill('Author', 'A mother of three')
    await fill(
      'Summary',
      'What to wear and what to leave at home when the sky is gray for the third week in a row.',
    )
    const cover = form.getByLabel('Upload a picture: file')
    await cover.setInputFiles({ name: 'rain.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(form.getByText('Please choose a JPEG, PNG, WebP, or AVIF picture')).toBeVisible()
    await cover.setInputFiles({ name: 'rain.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture() })
    await expect(form.getByAltText('Whole cover')).toBeVisible()
    await fill(
      'Key points',
      'Wool stays warm when it is wet.\nA hat matters more than gloves.\nGo home early.',
    )
    const text = form.getByRole('textbox', { name: 'Text', exact: true })
    const said = 'It rains.\n\n## What to wear\n\nLayers. <script>alert(1)</script>\n\n## Conclusion\n\n'
    await text.fill(`${said}It will stop.`)
    await fill('Expert advice', 'Feel the neck, not the hands.')
    const preview = page.frameLocator('iframe[title="Preview of the article"]')
    await expect(preview.getByText('Layers. <script>alert(1)</script>')).toBeVisible()
    await button(page, 'Preview').click()
    await expect(page.getByTitle('Preview of the article')).toHaveCount(0)
    await button(page, 'Preview').click()
    await writeWithSlashes(page, text)
    await insertPicture(page, text)
    await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
    await page.getByRole('link', { name: 'Users' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.goBack()
    await expect(text).toHaveValue(`${said}It will stop.`)
    await button(page, 'Save').click()
    await toast(page, 'Article saved')
    await button(page, 'Publish').click()
    await expect(
      page.getByText('Alternative text: Describe your picture for people who can’t see it'),
    ).toBeVisible()
    await fill('Alternative text', 'A yellow boot in a red puddle')
    await button(page, 'Publish').click()
    await toast(page, 'Article published')
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'View in the blog' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'What to wear' })).toBeVisible()
    const image = page.getByRole('img', { name: 'A yellow boot in a red puddle' })
    await expect(image).toBeVisible()
    const width = () => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await page.goBack()

    await expect(page.getByTitle('Preview of the article')).toBeVisible()
    await text.fill(`${said}It did not stop.`)
    await button(page, 'Save').click()
    await toast(page, 'Article saved')
    await page.getByLabel('Compare with the saved article').selectOption({ index: 1 })
    await expect(page.getByRole('region', { name: 'Differences' })).toContainText('It did not stop.')
    await button(page, 'Restore this version').click()
    await expect(text).toHaveValue(`${said}It will stop.`)

    await button(page, 'Delete').click()
    await toast(page, 'Article moved to the trash')
    await expect(page).toHaveURL('/admin/articles')
    await button(page, 'Undo').click()
    await toast(page, 'Article restored')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  },
)

test('a draft is visible through its link until the link is revoked', {
  tag: ['@once', '@thorough'],
}, async ({ page, browser, shop, allow }) => {
  allow.status(404)
  await page.goto('/admin/articles')
  await button(page, 'New article').click()
  await page.getByRole('dialog').getByLabel('Title').fill('For a second pair of eyes')
  await button(page, 'Create draft').click()
  await button(page, 'Create a link').click()
  const link = (await page.getByText('/article-preview?token=').textContent()) ?? ''
  expect(link.startsWith(shop.url)).toBe(true)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('This is a draft.')).toBeVisible()
  await expect(stranger.getByRole('heading', { level: 1, name: 'For a second pair of eyes' })).toBeVisible()
  await button(page, 'Revoke link').click()
  await toast(page, 'Link revoked')
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: '404 - Draft Not Found' })).toBeVisible()
  await stranger.context().close()
})

test('the second of two editors sees both versions and keeps their own text', {
  tag: ['@once', '@thorough'],
}, async ({ page, context, allow }) => {
  allow.status(409)
  await page.goto('/admin/articles?search=immune')
  await page
    .getByRole('link', { name: /immune/i })
    .first()
    .click()
  const other = await context.newPage()
  await other.goto(page.url())
  const author = (on: Page) => on.getByRole('form', { name: 'Article' }).getByLabel('Author')
  await author(other).fill('The first editor')
  await button(other, 'Save').click()
  await toast(other, 'Article saved')
  await author(page).fill('The second editor')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { name: 'This article was changed by someone else' })).toBeVisible()
  await expect(author(page)).toHaveValue('The second editor')
  await expect(page.getByRole('region', { name: 'Both versions' })).toContainText('The first editor')
  await button(page, 'Overwrite with mine').click()
  await toast(page, 'Article saved')
})
