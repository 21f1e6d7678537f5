import type { Page } from 'playwright/test'
import { expect, test } from './journey.ts'

test('dots and arrows switch slides and testimonials, without motion if reduced motion is set', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Slide 3' }).click()
  await expect(page.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(20_000)
  await expect(page.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  const testimonial = page.locator('figure[data-shown=true] figcaption')
  await expect(testimonial).toContainText('Maja')
  await page.getByRole('button', { name: 'Previous testimonial' }).click()
  await expect(testimonial).toContainText('Jonas')
  await page.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(testimonial).toContainText('Maja')
  await page.getByRole('button', { name: 'Testimonial 2' }).click()
  await expect(testimonial).toContainText('Amina')
})

test.describe('full motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('slides advance every five seconds, wrap around, and stop for pointer, focus, and pause', async ({
    page,
    isMobile,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const slide = (number: number) => page.getByRole('button', { name: `Slide ${number}` })
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(slide(2)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(10_000)
    await expect(slide(1)).toHaveAttribute('aria-current', 'true')
    if (!isMobile) {
      await page.getByRole('region', { name: 'Welcome' }).hover()
      await page.clock.runFor(15_000)
      await expect(slide(1)).toHaveAttribute('aria-current', 'true')
      await page.mouse.move(5, 5)
    }
    await page.clock.runFor(5_000)
    await expect(slide(2)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    await page.mouse.move(5, 5)
    await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.clock.runFor(15_000)
    await expect(slide(2)).toHaveAttribute('aria-current', 'true')
  })
})

test('an error while loading featured products is reported', { tag: ['@once', '@thorough'] }, async ({
  page,
  allow,
}) => {
  allow.status(500)
  allow.console(/Failed to load resource/)
  await page.goto('/products')
  await page.route('**/trpc/*products.featured*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click()
  await expect(page.getByText('Loading featured products...')).toBeVisible()
  await expect(page.getByText('Unable to load featured products. Please try again later.')).toBeVisible({
    timeout: 15_000,
  })
})

test('the theme follows the system and remembers another choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  /** As browsers do: the first that fits. */
  const bar = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      return metas.find(({ media }) => matchMedia(media).matches)?.content
    })
  await expect.poll(ground).toBe('rgb(255, 252, 248)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(16, 27, 28)')
  await switchTheme(page)
  await expect.poll(ground).toBe('rgb(255, 252, 248)')
  await expect.poll(bar).toBe('#FFFCF8')
  await page.reload()
  await expect.poll(ground).toBe('rgb(255, 252, 248)')
  await expect.poll(bar).toBe('#FFFCF8')
  await switchTheme(page)
  await expect.poll(ground).toBe('rgb(16, 27, 28)')
  await expect.poll(bar).toBe('#101B1C')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu opens, and closes by Escape, a link, or a tap on its button', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await button.click()
    await menu.getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(menu).toBeHidden()

    await page.goto('/about')
    for (const scrolled of [0, 900]) {
      await page.evaluate((top) => scrollTo(0, top), scrolled)
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has no place on the page')
      const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await tap()
      await expect(menu).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Subscribe' })).toBeInViewport()
      await tap()
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL('/about')
      await tap()
      await expect(menu).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
  })
})

/** On a phone it stands in the menu. */
async function switchTheme(page: Page) {
  const button = page.getByRole('button', { name: 'Dark theme' })
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
  await button.click()
}
