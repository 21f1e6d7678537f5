import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { confirmSignUp, createMailApp, linkTo } from '#tests/helpers/mail-app.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

type Visitor = ReturnType<typeof newVisitor>

const NO_LONGER_VALID = 'This link is no longer valid. Please request a new one.'

const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
let parents = 0

function newParent() {
  parents += 1
  return { name: 'Ada Park', email: `ada-${parents}@example.com`, password: 'correct horse battery' }
}

type Parent = ReturnType<typeof newParent>

function fillSignUp(page: Page, { name, email, password }: Parent) {
  page.fill('Name', name)
  page.fill('Email', email)
  page.fill('Password', password)
  return page.press('Create account')
}

function fillSignIn(page: Page, { email, password }: Pick<Parent, 'email' | 'password'>) {
  page.fill('Email', email)
  page.fill('Password', password)
  return page.press('Sign in')
}

async function signUp(visitor: Visitor, parent = newParent(), from = '') {
  return { parent, page: await fillSignUp(await visitor.open(`/signup${from}`), parent) }
}

function saidOf(page: Page, field: string): string {
  const ids = page.control(field).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => page.document.getElementById(id)?.textContent ?? '').join(' ')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent

describe('without JavaScript', () => {
  test('a parent signs up, signs out, and signs in again', async () => {
    const visitor = newVisitor(shop)
    const { parent, page: about } = await signUp(visitor, newParent(), '?from=/about')
    expect(about.address).toMatch(/^\/about/)
    const menu = about.getByRole('button', { name: 'Account' }).getAttribute('popovertarget') ?? ''
    const signOut = part(about.document.getElementById(menu) ?? about.document.body)
    const left = await about.press(signOut.getByRole('button', { name: 'Sign Out' }))
    expect(left.queryAllByRole('button', { name: 'Sign Out' })).toEqual([])
    const refused = await fillSignIn(await visitor.open('/login'), { ...parent, password: 'wrong password' })
    expect(refused.status).toBe(401)
    expect(saidOf(refused, 'Password')).toBe('Invalid email or password')
    expect(heading(await fillSignIn(refused, parent))).toBe('Your Favorites')
  })

  test('a refused form returns with its errors and the typed values', async () => {
    const parent = newParent()
    const { page: refused } = await signUp(
      newVisitor(shop),
      { ...parent, name: 'Ada', email: 'ada@home' },
      '?from=/about',
    )
    expect(refused.status).toBe(400)
    expect(refused.address).toBe('/signup?from=%2Fabout')
    expect(saidOf(refused, 'Email')).toMatch(/Enter an email address/)
    expect(refused.control('Name').value).toBe('Ada')
    expect(refused.control('Email').value).toBe('ada@home')
    expect(refused.control('Password').value).toBe('')
    expect(refused.queryAllByRole('button', { name: 'Show password' })).toEqual([])
    refused.fill('Email', parent.email)
    refused.fill('Password', parent.password)
    expect((await refused.press('Create account')).address).toMatch(/^\/about/)
  })

  test('an account changes its name and password, and is deleted', async () => {
    const { parent, page: account } = await signUp(newVisitor(shop), newParent(), '?from=/account')
    account.fill('Name', 'Ada Lind')
    const renamed = await account.press('Save name')
    expect(renamed.getByText('Your name has been changed')).toBeTruthy()
    expect(renamed.control('Name').value).toBe('Ada Lind')
    expect(renamed.getByText('Delete my account').tagName).toBe('SUMMARY')
    renamed.fill('Your password', 'not the password')
    const refused = await renamed.press('Permanently delete my account')
    expect(refused.status).toBe(403)
    expect(saidOf(refused, 'Your password')).toContain('That isn’t your current password')
    refused.fill('Your password', parent.password)
    expect((await refused.press('Permanently delete my account')).address).toBe('/')
  })

  test('the admin area is readable and says that it cannot save', async () => {
    const { headers } = await shop.signInAs('admin')
    const articles = await newVisitor(shop, headers).open('/admin/articles')
    expect(articles.getAllByRole('link', { name: /Baby Sleep/ })).not.toEqual([])
    expect(articles.document.querySelector('main noscript p')?.textContent).toContain(
      'most changes can’t be saved',
    )
  })
})

test('an email address that already has an account is refused', async () => {
  const { parent } = await signUp(newVisitor(shop))
  const { page } = await signUp(newVisitor(shop), { ...parent, name: 'Bo', password: 'another password' })
  expect(page.status).toBe(409)
  expect(page.getAllByText('You already have an account. Sign in instead?')).not.toEqual([])
})

test('the header shows the session from the first paint', async () => {
  const visitor = newVisitor(shop)
  await signUp(visitor)
  const page = await visitor.open('/about')
  expect(page.html).toContain('Sign Out')
  expect(page.html).not.toContain('aria-label="Admin"')
  expect(page.queryAllByRole('link', { name: 'Admin' })).toEqual([])
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect((await newVisitor(shop).open('/about')).html).not.toContain('Sign Out')
})

test('a protected page leads to sign-in and opens afterwards', async () => {
  const visitor = newVisitor(shop)
  const { parent } = await signUp(newVisitor(shop))
  const form = await visitor.open('/account')
  expect(form.address).toBe('/login?from=%2Faccount')
  expect((await fillSignIn(form, parent)).address).toMatch(/^\/account/)
})

test('a parent who opens the admin area learns that it is for administrators', async () => {
  const visitor = newVisitor(shop)
  await signUp(visitor)
  const page = await visitor.open('/admin')
  expect(page.status).toBe(403)
  expect(page.getByRole('heading', { name: 'Administrators only' })).toBeTruthy()
  expect((await page.follow('Back to Home')).address).toBe('/')
})

test('an administrator has a link to the admin area and is sent there after sign-in', async () => {
  const { parent } = await signUp(newVisitor(shop))
  shop.db.$client.prepare(`update users set role = 'admin' where email = ?`).run(parent.email)
  const visitor = newVisitor(shop)
  const signedIn = await fillSignIn(await visitor.open('/login?from=//evil.example/'), parent)
  expect(signedIn.address).toMatch(/^\/admin(#|$)/)
  const about = await visitor.open('/about')
  const [link = about.document.body] = about.getAllByRole('link', { name: 'Admin' })
  expect((await about.follow(link)).address).toBe('/admin')
})

describe('a shop that sends mail', () => {
  type MailShop = Awaited<ReturnType<typeof createMailApp>>

  function mailFor({ sink }: MailShop, address: string, path: string) {
    return eventually(() =>
      linkTo(
        path,
        sink.mails.find(({ to, raw }) => to === address && raw.includes(path)),
      ),
    )
  }

  async function openAccount(mailShop: MailShop) {
    const { parent } = await signUp(newVisitor(mailShop))
    await confirmSignUp(mailShop, parent.email)
    return parent
  }

  test('a parent signs up through an emailed link once and returns to the requested page', async () => {
    const mailShop = await createMailApp()
    const visitor = newVisitor(mailShop)
    const { parent, page } = await signUp(visitor, newParent(), '?from=/account')
    expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeTruthy()
    const link = await mailFor(mailShop, parent.email, '/signup')
    const oneMore = await visitor.open(link)
    expect(heading(oneMore)).toBe('One more click')
    const account = await oneMore.press('Create my account')
    expect(account.address).toMatch(/^\/account/)
    expect(account.getByText('Confirmed')).toBeTruthy()
    const worn = await (await newVisitor(mailShop).open(link)).press('Create my account')
    expect(worn.status).toBe(400)
    expect(worn.getAllByText(NO_LONGER_VALID)).not.toEqual([])
  })

  test('sign-up with an existing address reveals nothing and emails its owner', async () => {
    const mailShop = await createMailApp()
    const parent = await openAccount(mailShop)
    const { page } = await signUp(newVisitor(mailShop), { ...parent, password: 'another long password' })
    expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeTruthy()
    await eventually(() =>
      expect(
        mailShop.sink.mails.some(({ to, mail }) => to === parent.email && mail.subject?.includes('already')),
      ).toBe(true),
    )
  })

  test('an invalid link says so and offers a new one', async () => {
    const mailShop = await createMailApp()
    const page = await newVisitor(mailShop).open('/confirm-email?token=made.up')
    expect(heading(await page.press('Confirm my address'))).toBe('This link doesn’t work')
  })

  test('a parent signs in through an emailed link once', async () => {
    const mailShop = await createMailApp()
    const parent = await openAccount(mailShop)
    const visitor = newVisitor(mailShop)
    const form = await (await visitor.open('/login')).follow('Email me a sign-in link')
    expect(form.address).toBe('/sign-in-link')
    form.fill('Email', parent.email)
    const sent = await form.press('Email me a sign-in link')
    expect(sent.getByText(/valid for ten minutes/)).toBeTruthy()
    const link = await mailFor(mailShop, parent.email, '/sign-in-link')
    expect((await (await visitor.open(link)).press('Sign in')).address).toMatch(/^\/favorites/)
    const worn = await (await newVisitor(mailShop).open(link)).press('Sign in')
    expect(worn.getAllByText(NO_LONGER_VALID)).not.toEqual([])
    expect(heading(await worn.follow('Request a new one'))).toBe('Sign in by email')
  })

  test('a parent changes and confirms the email address, and the old one is notified', async () => {
    const mailShop = await createMailApp()
    const { name, email, password } = await openAccount(mailShop)
    const next = newParent().email
    const visitor = newVisitor(mailShop)
    const form = await visitor.open('/login?from=%2Faccount')
    const account = await fillSignIn(form, { email, password })
    expect(account.getAllByText(name)).not.toEqual([])
    account.fill('New email', next)
    const confirmation = await account.press('Change address')
    expect(confirmation.getByText(/we’ve sent a link to it/)).toBeTruthy()
    const page = await visitor.open(await mailFor(mailShop, next, '/change-email'))
    const changed = await page.press('Confirm my new address')
    expect(heading(changed)).toBe('Your address has changed')
    expect((await changed.follow('Go to your account')).getAllByText(next)).not.toEqual([])
    await eventually(() =>
      expect(mailShop.sink.mails.some(({ to, raw }) => to === email && raw.includes('was changed'))).toBe(
        true,
      ),
    )
  })
})

test('a shop at an IP address explains why passkeys are unavailable', async () => {
  const { app, caller, signInAs } = createTestApp({ env: { PUBLIC_URL: 'http://192.168.1.20:3000' } })
  const sentence = 'Passkeys need a host name instead of 192.168.1.20'
  const { headers } = await signInAs('user')
  const account = await (await app.request('/account', { headers })).text()
  expect(account).toContain(sentence)
  expect(account).not.toContain('Add a passkey')
  await expect(caller.passkeys.challenge()).rejects.toThrow(sentence)
})
