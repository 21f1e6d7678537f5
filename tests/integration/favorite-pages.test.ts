import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { favorites } from '#server/db/schema/favorites.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const BUNNY = 'Bunny Night Light'
const RINGS = 'Soft Stacking Rings'

const shop = createTestApp()
let bunny = 0
let rings = 0

beforeAll(async () => {
  bunny = await idOf(BUNNY)
  rings = await idOf(RINGS)
})

async function idOf(name: string): Promise<number> {
  const { products } = await (
    await shop.app.request(`/api/products?search=${encodeURIComponent(name)}`)
  ).json()
  return products.find((product: { name: string }) => product.name === name).id
}

async function parentWith(...productIds: number[]) {
  const parent = await shop.signInAs('user')
  for (const productId of productIds) await parent.caller.favorites.add({ productId })
  return { ...parent, visitor: newVisitor(shop, parent.headers) }
}

const titles = (page: Page) =>
  page.getAllByRole('article').map((article) => part(article).getByRole('heading').textContent)

const pressedHearts = (page: Page) =>
  page
    .getAllByRole('button', { name: /^Save .* to favorites$/ })
    .filter((heart) => heart.getAttribute('aria-pressed') === 'true')
    .map((heart) => heart.getAttribute('aria-label'))

test('hearts of the signed-in parent are filled in the server’s HTML', async () => {
  const { visitor } = await parentWith(bunny)
  const page = await visitor.open('/products')
  expect(page.html.match(/aria-pressed="true"/g)).toHaveLength(1)
  expect(pressedHearts(page)).toEqual([`Save ${BUNNY} to favorites`])
  expect(pressedHearts(await newVisitor(shop).open('/products'))).toEqual([])
})

test('favorites are counted and sorted through the address', async () => {
  const { visitor, user } = await parentWith(bunny, rings)
  const anHourAgo = { createdAt: new Date(Date.now() - HOUR_MS) }
  shop.db
    .update(favorites)
    .set(anHourAgo)
    .where(and(eq(favorites.userId, user.id), eq(favorites.productId, bunny)))
    .run()
  const latest = await visitor.open('/favorites')
  expect(latest.getByText('2 favorites')).toBeTruthy()
  expect(titles(latest)).toEqual([RINGS, BUNNY])
  expect(titles(await visitor.open('/favorites?sort=alphabetical'))).toEqual([BUNNY, RINGS])
})

test('a new account has an empty list with a link to the products', async () => {
  const { visitor } = await parentWith()
  const page = await visitor.open('/favorites')
  expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy()
  expect((await page.follow('Browse Products')).address).toBe('/products')
})

test('the page offers an account to visitors, and sign-in returns to it', async () => {
  const parent = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
  await shop.caller.accounts.signUp(parent)
  const page = await newVisitor(shop).open('/favorites')
  expect(page.getByRole('heading', { name: 'Take your favorites with you' })).toBeTruthy()
  const link = page.getAllByRole('link', { name: 'Log In' }).at(-1)
  const form = await page.follow(link ?? 'Log In')
  form.fill('Email', parent.email)
  form.fill('Password', parent.password)
  const favorites = await form.press('Sign in')
  expect(favorites.address).toMatch(/^\/favorites/)
  expect(favorites.getByRole('heading', { name: 'Your Favorites' })).toBeTruthy()
})

test('a list is shared anonymously by a link until it is revoked', async () => {
  const { user, visitor } = await parentWith(bunny)
  const sharing = (page: Page) => part(page.getByRole('region', { name: 'Share this list' }))
  const made = await (await visitor.open('/favorites')).press('Create link')
  const link = sharing(made).getByRole('link')
  expect(link.textContent).toMatch(/\/shared-favorites\?token=[\w-]{22}$/)
  const { pathname, search } = new URL(link.textContent ?? '')

  const friend = newVisitor(shop)
  const shared = await friend.open(pathname + search)
  expect(shared.getByText(/^1 product that someone saved/)).toBeTruthy()
  expect(shared.getByRole('link', { name: BUNNY })).toBeTruthy()
  expect(shared.html).not.toContain(user.name)
  expect(shared.document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/)

  const stopped = await made.press('Stop sharing')
  expect(sharing(stopped).getByRole('button', { name: 'Create link' })).toBeTruthy()
  const unshared = await friend.open(pathname + search)
  expect(unshared.status).toBe(404)
  expect(unshared.getByRole('heading', { name: 'This list isn’t shared' })).toBeTruthy()
})

test('a favorite of a removed product says so and can be deleted', async () => {
  const lost = createTestApp()
  const { caller, headers } = await lost.signInAs('user')
  await caller.favorites.add({ productId: bunny })
  await (await lost.signInAs('admin')).caller.admin.products.delete({ ids: [bunny] })
  const visitor = newVisitor(lost, headers)
  const page = await visitor.open('/favorites')
  expect(page.getByRole('heading', { name: BUNNY })).toBeTruthy()
  expect(page.getByText('This product is no longer available in our shop.')).toBeTruthy()
  expect(page.getByRole('button', { name: `Remove ${BUNNY} from favorites` })).toBeTruthy()
  await caller.favorites.remove({ productId: bunny })
  const empty = await visitor.open('/favorites')
  expect(empty.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy()
})
