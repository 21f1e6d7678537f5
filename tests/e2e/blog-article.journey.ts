import type { Page } from 'playwright/test'
import { expect, test } from './journey.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })

test('the table of contents links to sections and marks the current one at every width', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/blog/baby-sleep-science')
  if (isMobile) {
    await expect(contents(page)).toBeHidden()
    await page.getByText('In this article').first().tap()
  }
  await contents(page).getByRole('link', { name: 'Gentle habits that help' }).click()
  await expect(page).toHaveURL('/blog/baby-sleep-science#gentle-habits-that-help')
  await expect(page.getByRole('heading', { name: 'Gentle habits that help' })).toBeInViewport()
  if (isMobile) return
  await expect(contents(page)).toBeInViewport()
  await page.locator('article h2[id]').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(contents(page).locator('[aria-current=location]')).toHaveCount(1)
})

test('an article can be shared in a popup, through a plain link, and by copying', {
  tag: '@once',
}, async ({ page, allow, context, baseURL }) => {
  allow.host(/facebook/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.open = (...args) => {
      document.title = args.join(' ')
      return null
    }
  })
  await page.goto('/blog/baby-sleep-science')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/baby-sleep-science`)
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Share on Facebook/ }).click()
  await expect(page).toHaveTitle(/facebook.* popup,width=600,height=400$/)
  await (await tab).close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is readable, unfolds its contents, and can be shared', { tag: '@thorough' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/blog/baby-sleep-science')
    await expect(page.getByRole('heading', { name: 'Conclusion' })).toBeVisible()
    if (isMobile) await page.getByText('In this article').first().tap()
    await contents(page).getByRole('link', { name: 'The safest bed' }).click()
    await expect(page.getByRole('heading', { name: 'The safest bed' })).toBeInViewport()
    await expect(page.getByRole('link', { name: /^Share on Facebook/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  })
})

test('an article and a product can be shared through the device’s share sheet', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = async (link: object) => void Object.assign(self, { shared: link })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  for (const path of ['/blog/baby-sleep-science', '/products/3-soft-stacking-rings']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(self, 'shared')?.url))
      .toMatch(new RegExp(`${path}$`))
  }
})
