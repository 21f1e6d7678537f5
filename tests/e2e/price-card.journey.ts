import { expect, test } from './journey.ts'

test('the first movement of the pointer changes no pixel of the shop', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/products')
  const trigger = page.getByRole('button', { name: 'About this price' }).first()
  await trigger.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = await page.screenshot({ animations: 'disabled' })
  const className = (await trigger.getAttribute('class')) ?? ''
  expect(className).not.toBe('')
  await page.mouse.move(2, 400)
  await expect(trigger).toHaveAttribute('data-scope', 'hover-card')
  await expect(trigger).toHaveClass(new RegExp(`\\b${className}\\b`))
  const after = await page.screenshot({ animations: 'disabled' })
  expect(after.equals(before), 'the page looks as before').toBe(true)
})
