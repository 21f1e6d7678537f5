import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop()

test(
  'an owner adds, renames, and deletes a category, and visitors see it',
  { tag: ['@once', '@thorough'] },
  async ({ page, shop, allow }, testInfo) => {
    allow.status(409, 'categories.create')
    const word = `Way${testInfo.project.name.replace(/\W/g, '')}${testInfo.retry}`
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/categories')
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByLabel('Name', { exact: false }).first().fill(`On the ${word}`)
    await dialog.getByLabel('Short name').fill('feeding')
    await dialog
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Strollers, carriers and seats.')
    await dialog.getByLabel('Tile text').fill('Out and about')
    await dialog.getByTitle('Car', { exact: true }).click()
    await dialog.getByTitle('Slate', { exact: true }).click()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await expect(dialog.getByText('“Feeding Supplies” already has that name')).toBeVisible()
    await dialog.getByLabel('Short name').fill(word)
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await expect(page.getByText('Category added')).toBeVisible()

    await page.goto('/')
    const tile = page.getByRole('link', { name: `${word} Out and about` })
    await tile.click()
    await expect(page).toHaveURL(`/products?category=${word}`)
    await expect(page.getByRole('heading', { level: 1, name: `On the ${word}` })).toBeVisible()

    await page.goto('/admin/categories')
    await actOnRow(page, `On the ${word}`, 'Edit')
    await dialog.getByLabel('Short name').fill(`${word}s`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Category saved')).toBeVisible()
    await page.goto(`/products?category=${word.toLowerCase()}`)
    await expect(page).toHaveURL(`/products?category=${word}s`)
    await expect(page.getByRole('heading', { level: 1, name: `On the ${word}` })).toBeVisible()

    await page.goto('/admin/categories')
    await actOnRow(page, `On the ${word}`, 'Delete')
    await question.getByRole('button', { name: 'Delete category' }).click()
    await expect(question.getByText('Choose where its products go')).toBeVisible()
    await question.getByLabel('Move its products to').selectOption('Nursery Essentials')
    await question.getByRole('button', { name: 'Delete category' }).click()
    await expect(page.getByText('Category deleted')).toBeVisible()
    await page.goto(`/products?category=${word}`)
    await expect(page).toHaveURL('/products?category=Nursery')
  },
)
