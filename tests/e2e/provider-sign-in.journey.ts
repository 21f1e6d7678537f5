import { openProvider } from '#tests/helpers/lying-provider.ts'
import { expect, expectNoAxeViolations, journeysIn } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const IDENTITY = { sub: 'ada-at-home', email: 'ada@home.example', email_verified: true, name: 'Ada Home' }

const test = journeysIn(async () => {
  const provider = await openProvider(IDENTITY)
  const settings = { id: 'home', name: 'Home', issuer: provider.issuer, clientId: 'shop', clientSecret: 'x' }
  const server = await startOwnServer({ OIDC_PROVIDERS: JSON.stringify([settings]) })
  const close = () => server.close().then(() => provider.close())
  return { ...server, provider, close }
})

test('a parent signs in with a provider and returns to the previous page', {
  tag: ['@once', '@thorough'],
}, async ({ page, allow, shop }) => {
  allow.host(new URL(shop.provider.issuer).host)
  await page.goto('/login?from=%2Faccount')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Sign in with Home' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Successfully signed in!')).toBeVisible()
  await expect(page.getByText(`You sign in as ${IDENTITY.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect Home' })).toBeVisible()
})
