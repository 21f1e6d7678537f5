import type { Browser, Page } from 'playwright/test'
import { jpegPicture } from '../helpers/picture-factory.ts'
import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

/** Nobody else’s: nothing of it is as it came in the end. */
const test = testWithShop()

const FEED = `externalId;name;link;price;category;advertiserName
1;Linen bib;https://shop.example/bib;149;Haklappar;Linnehuset
2;Oak rattle;https://shop.example/rattle;229;Leksaker;Linnehuset
3;Wool blanket;https://shop.example/blanket;899;Sova;Linnehuset
`

const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an owner customizes the shop in the browser alone, and every page follows', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, browser }) => {
  test.setTimeout(180_000)
  await signInAsAdministrator(page, shop.url)
  await giveNameAndColor(page)
  await renameCategory(page)
  await fillFromFeed(page)
  await removeSamples(page)
  await rewriteHero(page)
  await setGoal(page)
  await writeArticle(page)
  await lookAsVisitor(browser, shop.url)
})

async function giveNameAndColor(page: Page) {
  await page.goto('/admin')
  await page
    .getByRole('region', { name: 'Set up your shop' })
    .getByRole('link', { name: 'Add your contact details' })
    .click()
  const form = page.getByRole('form', { name: 'Settings' })
  await form.getByLabel('Name', { exact: true }).fill('Linden & Lamb')
  await form.getByLabel('Accent color', { exact: true }).fill('#7A3B69')
  await form.getByLabel('Email', { exact: true }).fill('hello@linden.example')
  await press(page, 'Save settings')
  await expectText(page, 'Settings saved')
}

async function renameCategory(page: Page) {
  await page.goto('/admin/categories')
  const dialog = page.getByRole('dialog')
  await actOnRow(page, 'Nursery Essentials', 'Edit')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Sleep & Quiet')
  await dialog.getByLabel('Short name').fill('Sleep')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Category saved')
}

async function fillFromFeed(page: Page) {
  await page.goto('/admin/feeds/new')
  await expect(async () => {
    await page.getByText('Upload', { exact: true }).click()
    await expect(page.locator('input[type=file]')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  const file = { name: 'linnehuset.csv', mimeType: 'text/csv', buffer: Buffer.from(FEED) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByLabel('Name').fill('Linnehuset')
  for (const [button, step] of [
    ['Read the file', 'Which format is it?'],
    ['Continue', 'Match the columns'],
    ['Continue', 'Match their categories to yours'],
  ] as const) {
    await press(page, button)
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused()
  }
  await page.getByLabel('Sova').selectOption({ label: 'Sleep & Quiet' })
  await press(page, 'Continue')
  await expect(page.getByRole('list', { name: 'Preview' }).getByRole('article')).toHaveCount(3)
  await press(page, 'Save and start a dry run')
  await press(page, 'Continue')
  await press(page, 'Run now')
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('3 products imported.')
}

async function removeSamples(page: Page) {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Remove Samples' }).first().click()
  await press(page, 'Remove samples')
  await expectText(page, '10 sample products removed')
}

async function rewriteHero(page: Page) {
  await page.goto('/admin/content/hero')
  const form = page.getByRole('form', { name: 'Hero' })
  await form.getByLabel('Heading', { exact: true }).fill('Few things, well made')
  await press(page, 'Save')
  await expectText(page, 'Content saved')
}

async function setGoal(page: Page) {
  await page.goto('/admin/content/donations')
  const goal = page.getByRole('group', { name: 'Goal 1' })
  await goal.getByLabel('Name').fill('A reading corner')
  await goal.getByLabel('Amount in dollars').fill('2500')
  await press(page, 'Save')
  await expectText(page, 'Content saved')
}

async function writeArticle(page: Page) {
  await page.goto('/admin/articles')
  await press(page, 'New article')
  await page.getByRole('dialog').getByLabel('Title').fill('Why linen lasts')
  await press(page, 'Create draft')
  const form = page.getByRole('form', { name: 'Article' })
  const fill = (name: string, text: string) => form.getByRole('textbox', { name }).fill(text)
  await fill('Author', 'Linn Lamb')
  await fill(
    'Summary',
    'Linen is washed a hundred times before it tires, and that is why most of our bibs are of it.',
  )
  const picture = { name: 'linen.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture() }
  await form.getByLabel('Upload a picture: file').setInputFiles(picture)
  await expect(form.getByAltText('Whole cover')).toBeVisible()
  await fill('Alternative text', 'A folded cloth on a chair')
  await fill('Key points', 'It dries fast.\nIt lasts for years.\nIt softens with every wash.')
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill(
      'Cloth matters.\n\n## How it is made\n\nFrom flax, which grows where it rains.\n\n## Conclusion\n\nOne good bib is enough.',
    )
  await fill('Expert advice', 'Wash it before the first use.')
  await press(page, 'Publish')
  await expectText(page, 'Article published')
}

async function lookAsVisitor(browser: Browser, url: string) {
  const visitor = await browser.newPage({ baseURL: url })
  await visitor.goto('/')
  await expect(visitor).toHaveTitle(/Linden & Lamb/)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Few things, well made' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Shop Now' }).first()).toHaveCSS(
    'background-color',
    'rgb(122, 59, 105)',
  )
  await expect(visitor.getByRole('progressbar', { name: 'A reading corner' })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText('Wool blanket')
  await expect(visitor.getByRole('main')).toContainText('Why linen lasts')
  await expect(visitor.locator('body')).not.toContainText('Tuckling')
  await expectNoAxeViolations(visitor)

  await visitor.goto('/products?category=Nursery')
  await expect(visitor).toHaveURL('/products?category=Sleep')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sleep & Quiet' })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1)
  await visitor.goto('/blog/why-linen-lasts')
  await expect(visitor.getByRole('img', { name: 'A folded cloth on a chair' })).toBeVisible()
  await visitor.goto('/contact')
  await expect(visitor.getByRole('main')).toContainText('hello@linden.example')
  await visitor.close()
}
