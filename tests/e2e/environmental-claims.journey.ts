import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop()

const ROWS = [
  'id\ttitle\tdescription\tlink\tprice',
  '1\tEco-friendly bamboo bowl\tSoft, sustainable and safe.\thttps://shop.example/bowl\t120 SEK',
  '2\tGreen dress\tCotton.\thttps://shop.example/dress\t90 SEK',
].join('\n')

test(
  'claims of a feed are reported, hidden on request, and flagged in the editor',
  { tag: ['@once', '@thorough'] },
  async ({ page, shop }, { project }) => {
    const feed = `Claims ${project.name}`
    const go = (name: string) => page.getByRole('button', { name }).click()
    const step = (title: string) => expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/feeds/new')
    await expect(async () => {
      await page.getByText('Upload', { exact: true }).click()
      await expect(page.locator('input[type=file]')).toBeAttached({ timeout: 1_000 })
    }).toPass()
    const file = { name: 'claims.tsv', mimeType: 'text/tab-separated-values', buffer: Buffer.from(ROWS) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(file.name)).toBeVisible()
    await page.getByLabel('Name').fill(feed)
    await go('Read the file')
    await step('Which format is it?')
    await go('Continue')
    await step('Match the columns')
    await go('Continue')
    await step('Match their categories to yours')
    await go('Continue')
    await step('Preview')

    const claims = page.getByRole('region', { name: 'Environmental claims' })
    await expect(claims).toContainText('1 product')
    await expect(claims).toContainText('“eco-friendly” (1), “sustainable” (1)')
    const cards = page.getByRole('list', { name: 'Preview' })
    await expect(cards.getByRole('heading', { name: 'Eco-friendly bamboo bowl' })).toBeVisible()
    await claims.getByText('Hide environmental claims').click()
    await expect(cards.getByRole('heading', { name: 'Bamboo bowl', exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await claims.getByText('Hide environmental claims').click()
    await expect(cards.getByRole('heading', { name: 'Eco-friendly bamboo bowl' })).toBeVisible()
    await go('Save and start a dry run')
    await go('Continue')
    await go('Run now')
    await expect(page.getByText('2 products imported.')).toBeVisible()

    await page.goto('/admin')
    await page.getByRole('link', { name: /environmental claim/ }).click()
    await expect(page).toHaveURL('/admin/products?claims=found')
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Source' }).click()
    await page.getByRole('combobox', { name: 'Source' }).selectOption(feed)
    await expect(page.getByText('“eco-friendly”')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Eco-friendly bamboo bowl' }).click()
    const description = page.getByRole('textbox', { name: 'Description' })
    await expect(description).toHaveAccessibleDescription(/“sustainable” is a claim that needs proof/)
    await description.fill('Soft and safe.')
    await expect(description).toHaveAccessibleDescription('from the feed')
  },
)
