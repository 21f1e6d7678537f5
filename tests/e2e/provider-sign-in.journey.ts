import { openProvider } from '#tests/helpers/lying-provider.ts'
import { test as base, expect, expectNoAxeViolations } from './journey.ts'
import { startOwnServer } from './own-server.ts'

const IDENTITY = { sub: 'ada-at-home', email: 'ada@home.example', email_verified: true, name: 'Ada Home' }

const test = base.extend<
  object,
  { home: { url: string; provider: Awaited<ReturnType<typeof openProvider>> } }
>({
  home: [
    async ({ browserName: _ }, use) => {
      const provider = await openProvider(IDENTITY)
      const settings = {
        id: 'home',
        name: 'Home',
        issuer: provider.issuer,
        clientId: 'shop',
        clientSecret: 'x',
      }
      const server = await startOwnServer({ OIDC_PROVIDERS: JSON.stringify([settings]) })
      await use({ url: server.url, provider })
      await server.close()
      provider.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ home }, use) => use(home.url),
})

test('a parent signs in with a provider and is brought back to where they were', { tag: '@once' }, async ({
  page,
  allow,
  home,
}) => {
  allow.host(new URL(home.provider.issuer).host)
  await page.goto('/login?from=%2Faccount')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Sign in with Home' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Successfully signed in!')).toBeVisible()
  await expect(page.getByText(`You sign in as ${IDENTITY.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect Home' })).toBeVisible()
})
