import { describe, expect, test } from 'vitest'
import { content } from '#server/db/schema/administration.ts'
import { donations } from '#server/db/schema/donations.ts'
import { BLOCK_NAMES, type BlockName } from '#shared/content/content-blocks.ts'
import type { FormTexts } from '#shared/content/content-form.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

const page = async ({ app }: Shop, path: string) => (await app.request(path)).text()

async function change({ admin }: Shop, block: BlockName, changed: FormTexts) {
  const { texts, changedAt } = await admin.content.byBlock({ block })
  return admin.content.update({
    block,
    basedOn: changedAt?.getTime() ?? null,
    fields: { ...texts, ...changed },
  })
}

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/donate',
  '/premium',
  '/privacy-policy',
  '/terms-of-service',
  '/blog',
]

test('a new shop shows its built-in content, and its pages carry nothing more', async () => {
  const shop = await adminShop()
  for (const path of PAGES) expect(await page(shop, path)).not.toMatch(/content:\$R|\\"content\\"|pastGoals/)
  expect((await shop.admin.content.list()).filter(({ changedAt }) => changedAt)).toEqual([])
})

test.each<[BlockName, FormTexts, string, string]>([
  ['hero', { title: 'Slow things for small people' }, '/', 'Slow things for small people'],
  ['hero', { slides_1_text: 'Linen, and little else' }, '/', 'Linen, and little else'],
  ['testimonials', { items_1_name: 'Ingrid' }, '/', '>Ingrid</b>'],
  ['memberships', { premium: 'A card\nA hug' }, '/premium', 'A hug'],
  ['memberships', { facts_1_text: 'Ask [us](/contact)' }, '/premium', 'Ask <a href="/contact">us</a>'],
  ['donations', { title: 'Cribs for all' }, '/', 'Cribs for all'],
  ['about', { story: 'Two **sisters** began.' }, '/about', 'Two <strong>sisters</strong> began.'],
  ['about', { values_1_name: 'Thrift' }, '/about', 'Thrift'],
  ['contact', { lead: 'Ring the bell' }, '/contact', 'Ring the bell'],
  ['privacy', { text: '## Ours\n\nNothing is kept.' }, '/privacy-policy', '<h2>Ours</h2>'],
  ['terms', { text: 'Be kind.' }, '/terms-of-service', '<p>Be kind.</p>'],
  ['disclosure', { notice: 'Retailers pay us when you buy.' }, '/', 'Retailers pay us when you buy.'],
  ['footer', { links_1_label: 'Shipping', links_1_address: '/contact' }, '/blog', '>Shipping</a>'],
])('%s with %j appears on %s at once and returns to the default', async (block, changed, path, expected) => {
  const shop = await adminShop()
  const before = await page(shop, path)
  expect(await change(shop, block, changed)).toEqual({ isChanged: true })
  expect(await page(shop, path)).toContain(expected)
  expect(await shop.admin.content.reset({ block })).toEqual({ isChanged: true })
  expect(withoutNonce(await page(shop, path))).toBe(withoutNonce(before))
})

const withoutNonce = (html: string) => html.replace(/u?:?\d{13}/g, '')

test('content equal to the default is not stored', async () => {
  const shop = await adminShop()
  for (const block of BLOCK_NAMES) expect(await change(shop, block, {})).toEqual({ isChanged: false })
  await change(shop, 'contact', { lead: 'Ring the bell' })
  const lead = 'Write to us or call about a product, an article, a donation, or something that isn’t working.'
  await change(shop, 'contact', { lead })
  expect(shop.db.select().from(content).all()).toEqual([])
})

const SUPPLIED: [BlockName, path: string, title: string, description: string][] = [
  [
    'hero',
    '/',
    'Tuckling: Affordable, High-Quality Baby Products',
    'Your trusted source for affordable, high-quality baby products from partner retailers, with guides for the first years.',
  ],
  [
    'about',
    '/about',
    'About Tuckling',
    'Who we are, what we value, how we support parents, and how products are chosen and ranked: commission plays no part in the order.',
  ],
  [
    'contact',
    '/contact',
    'Contact | Tuckling',
    'How to reach Tuckling by email, phone, or mail about products, articles, donations, or the data we store about you.',
  ],
  [
    'memberships',
    '/premium',
    'Premium Member | Tuckling',
    'Premium is $5 per month and keeps the site free for everyone. What it changes, what it doesn’t, and how to cancel.',
  ],
  [
    'donations',
    '/donate',
    'Donate | Tuckling',
    'Support Tuckling with a donation by card: it keeps the site free to use and its guides for parents free to read.',
  ],
  [
    'privacy',
    '/privacy-policy',
    'Privacy Policy | Tuckling',
    'What Tuckling stores about you, why, and for how long, which cookies we use, and how to have your data corrected or deleted.',
  ],
  [
    'terms',
    '/terms-of-service',
    'Terms of Service | Tuckling',
    'The terms of Tuckling: advertising links, retailers’ prices, accounts, donations and refunds, liability, and law.',
  ],
]

function headOf(html: string) {
  const content = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1]
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    description: content('description'),
    shared: [content('og:title'), content('og:description')],
  }
}

describe.each(SUPPLIED)('search texts for the page of %s', (block, path, title, description) => {
  test('have a default until the owner writes others, and again after a reset', async () => {
    const shop = await adminShop()
    const before = await page(shop, path)
    expect(headOf(before)).toMatchObject({ title, description })
    await change(shop, block, { searchTitle: 'Slow & small', searchDescription: 'Linen, and little else.' })
    const changed = await page(shop, path)
    expect(headOf(changed)).toEqual({
      title: 'Slow &amp; small | Tuckling',
      description: 'Linen, and little else.',
      shared: ['Slow &amp; small', 'Linen, and little else.'],
    })
    const isDescribed = changed.includes('"description":"Linen, and little else."')
    expect(isDescribed).toBe(path !== '/')
    await change(shop, block, { searchTitle: '' })
    expect(headOf(await page(shop, path))).toMatchObject({ title, description: 'Linen, and little else.' })
    await shop.admin.content.reset({ block })
    expect(withoutNonce(await page(shop, path))).toBe(withoutNonce(before))
  })

  test('keep the page’s default text and stay beside a custom one', async () => {
    const shop = await adminShop()
    const bodyOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]
    const before = bodyOf(await page(shop, path))
    await change(shop, block, { searchTitle: 'Slow and small' })
    expect(bodyOf(await page(shop, path))).toBe(before)
    expect(await shop.admin.content.byBlock({ block })).toMatchObject({ isOriginal: true })
    const [stored] = shop.db.select().from(content).all()
    expect(stored?.value).toEqual({ searchTitle: 'Slow and small', searchDescription: '' })
    const { texts } = await shop.admin.content.byBlock({ block })
    const name = ['lead', 'title', 'premiumLead'].find((fieldName) => fieldName in texts) ?? ''
    await change(shop, block, { [name]: 'A text of our own' })
    expect(headOf(await page(shop, path)).title).toBe('Slow and small | Tuckling')
    await change(shop, block, { searchTitle: '' })
    const after = await shop.admin.content.byBlock({ block })
    expect([after.isOriginal, after.texts[name], after.texts.searchTitle]).toEqual([
      false,
      'A text of our own',
      '',
    ])
  })
})

test('a donation’s result stays the title of its page', async () => {
  const shop = await adminShop()
  await change(shop, 'donations', { searchTitle: 'Cribs for all' })
  const titles = []
  for (const query of ['', '?canceled=1', '?preset=25'])
    titles.push(headOf(await page(shop, `/donate${query}`)).title)
  expect(titles).toEqual([
    'Cribs for all | Tuckling',
    'Donation Canceled | Tuckling',
    'Donate $25 | Tuckling',
  ])
})

test('blocks without a page have no search texts', async () => {
  const shop = await adminShop()
  for (const block of ['testimonials', 'disclosure', 'footer'] as const) {
    expect((await shop.admin.content.byBlock({ block })).texts).not.toHaveProperty('searchTitle')
    expect(await change(shop, block, { searchTitle: 'Slow and small' })).toEqual({ isChanged: false })
  }
})

test('the second of two editors is informed, and nothing is overwritten unasked', async () => {
  const shop = await adminShop()
  const form = await shop.admin.content.byBlock({ block: 'contact' })
  const save = (lead: string, basedOn: Date | null) =>
    shop.admin.content.update({
      block: 'contact',
      basedOn: basedOn?.getTime() ?? null,
      fields: { ...form.texts, lead },
    })
  await save('Ring the bell', form.changedAt)
  const conflict = { code: 'CONFLICT', message: expect.stringContaining('save again') }
  await expect(save('Knock twice', form.changedAt)).rejects.toMatchObject(conflict)
  const theirs = await shop.admin.content.byBlock({ block: 'contact' })
  expect(theirs.texts.lead).toBe('Ring the bell')
  expect(await save('Knock twice', theirs.changedAt)).toEqual({ isChanged: true })
  await shop.admin.content.reset({ block: 'contact' })
  await expect(save('Knock thrice', theirs.changedAt)).rejects.toMatchObject(conflict)
})

test('a change is in the audit log with its previous value', async () => {
  const shop = await adminShop()
  await change(shop, 'contact', { lead: 'Ring the bell' })
  expect(shop.log().at(-1)).toMatchObject({
    action: 'content.changed',
    targetId: 'contact',
    targetName: 'Contact',
    before: { lead: expect.stringContaining('Write to us or call') },
    after: { lead: 'Ring the bell' },
  })
  await shop.admin.content.reset({ block: 'contact' })
  expect(shop.log().at(-1)).toMatchObject({ action: 'content.reset', before: { lead: 'Ring the bell' } })
})

test.each<[BlockName, FormTexts, string, string]>([
  ['disclosure', { notice: ' ' }, 'notice', 'Use at least 20 characters. This can’t be left empty.'],
  ['disclosure', { article: 'Ad' }, 'article', 'Use at least 20 characters. This can’t be left empty.'],
  ['hero', { title: 'x'.repeat(91) }, 'title', 'Use at most 90 characters'],
  ['hero', { slides_2_text: 'x'.repeat(121) }, 'slides_2_text', 'Use at most 120 characters'],
  ['hero', { slides_1_picture: '../../etc/passwd' }, 'slides_1_picture', 'Choose a picture'],
  ['hero', { slides_1_text: '', slides_2_text: '', slides_3_text: '' }, 'slides', 'Keep at least 1'],
  ['hero', { firstLink: 'javascript:alert(1)' }, 'firstLink', 'Use a path such as /products'],
  ['footer', { links_2_address: '//evil.example' }, 'links_2_address', 'Use a path such as /products'],
  ['footer', { links_2_address: 'http://plain.example' }, 'links_2_address', 'Use a path such as /products'],
  ['footer', { links_1_label: '', links_1_address: '', links_3_label: '' }, 'links_3_label', 'Fill in this'],
  ['testimonials', { items_1_rating: '6' }, 'items_1_rating', 'Enter at most 5'],
  ['testimonials', { items_1_rating: '4.5' }, 'items_1_rating', 'Enter a whole number from 1 to 5'],
  ['donations', { goals_1_amount: '0' }, 'goals_1_amount', 'Enter at least 1'],
  ['donations', { goals_1_start: 'soon' }, 'goals_1_start', 'Use a date, such as 2026-05-04'],
  ['privacy', { text: '' }, 'text', 'Fill in this field'],
  ['about', { searchTitle: 'x'.repeat(71) }, 'searchTitle', 'Use at most 70 characters'],
  ['donations', { searchDescription: 'x'.repeat(161) }, 'searchDescription', 'Use at most 160 characters'],
])('%s with %j is refused at its field', async (block, wrong, field, sentence) => {
  const shop = await adminShop()
  const refused = change(shop, block, wrong)
  await expect(refused).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    cause: { issues: [{ path: [field], message: expect.stringContaining(sentence) }] },
  })
  expect(shop.db.select().from(content).all()).toEqual([])
})

test('two goals cannot begin on the same day', async () => {
  const shop = await adminShop()
  const second = { goals_2_purpose: 'Cribs', goals_2_amount: '100', goals_2_before: '0', goals_2_start: '' }
  await expect(change(shop, 'donations', second)).rejects.toMatchObject({
    cause: { issues: [{ path: ['goals_2_start'] }] },
  })
})

test('foreign markup and unsafe links appear as text or not at all', async () => {
  const shop = await adminShop()
  const hostile =
    '<img src=x onerror=alert(1)> <script>alert(2)</script> [go](javascript:alert(3)) [on](//evil.example)\n\n## <b>A</b>'
  await change(shop, 'terms', { text: hostile })
  await change(shop, 'contact', { lead: '<script>alert(4)</script>', reasons_1_text: hostile })
  for (const path of ['/terms-of-service', '/contact']) {
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await page(shop, path)) ?? []
    expect(main).not.toMatch(/<script>alert|<img src=x|javascript:|href="\/\/evil/)
    expect(main).toContain('&lt;script&gt;')
  }
})

test('a value that a later version rejects counts as unchanged', async () => {
  const shop = await adminShop()
  shop.db
    .insert(content)
    .values({ block: 'hero', value: { title: 'Old' }, changedAt: new Date() })
    .run()
  expect(await page(shop, '/')).toContain('<span>High-Quality</span>')
  expect((await shop.admin.content.list())[0]).toEqual({ block: 'hero', changedAt: null })
})

test('each goal counts donations during its time, and earlier ones are listed', async () => {
  const shop = await adminShop()
  const gift = { email: 'a@b.example', status: 'paid' as const, livemode: true }
  shop.db
    .insert(donations)
    .values([
      { ...gift, amountMinor: 10_000, paidAt: new Date('2026-01-10') },
      { ...gift, amountMinor: 2_500, paidAt: new Date('2026-02-10') },
    ])
    .run()
  await change(shop, 'donations', {
    goals_2_name: 'Cribs for ten families',
    goals_2_purpose: 'Ten cribs for ten families in our town.',
    goals_2_amount: '1000',
    goals_2_start: '2026-02-01',
    goals_2_before: '50',
  })
  expect(await shop.caller.donations.progress()).toMatchObject({
    goalMinor: 100_000,
    raisedMinor: 7_500,
    percent: 7,
    goal: { name: 'Cribs for ten families', hasPast: true },
  })
  expect(await shop.caller.donations.pastGoals()).toMatchObject([
    { goalMinor: 500_000, raisedMinor: 385_000 },
  ])
  const html = await page(shop, '/donate')
  expect(html).toContain('Ten cribs for ten families in our town.')
  expect(html).toContain('Earlier goals')
  expect(html).toContain('$3,850 raised')
  expect(await page(shop, '/')).toContain('$75 raised')
})

test('an own testimonial is not labeled as a sample', async () => {
  const shop = await adminShop()
  const sample = 'The testimonials on the home page are samples too.'
  expect(await page(shop, '/about')).toContain(sample)
  await change(shop, 'testimonials', { items_1_name: 'Ingrid' })
  expect(await page(shop, '/about')).not.toContain(sample)
})

test('pages carry only the blocks that they show', async () => {
  const shop = await adminShop()
  await change(shop, 'terms', { text: 'Be kind to each other.' })
  expect(await page(shop, '/terms-of-service')).toContain('Be kind to each other.')
  expect(await page(shop, '/about')).not.toContain('Be kind')
})

const sent = (fields: FormTexts) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
})

test('the forms work as browsers send them: save, move, remove, refuse, and reset', async () => {
  const shop = await adminShop()
  const post = (path: string, fields: FormTexts) => {
    const headers = {
      ...shop.headers,
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    }
    return shop.app.request(path, { ...sent(fields), headers })
  }
  const texts = async () => (await shop.admin.content.byBlock({ block: 'hero' })).texts
  /** The form as the page has it. */
  const form = async () => {
    const { texts, changedAt } = await shop.admin.content.byBlock({ block: 'hero' })
    return { ...texts, basedOn: String(changedAt?.getTime() ?? '') }
  }
  const first = await texts()
  const formOfFirst = await form()
  const moved = await post('/admin/content/hero', { ...formOfFirst, move: 'slides_2' })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/admin/content/hero#content-saved'])
  expect(await texts()).toMatchObject({
    slides_1_text: first.slides_2_text,
    slides_2_text: first.slides_1_text,
  })
  await post('/admin/content/hero', { ...(await form()), slides_1_text: '' })
  expect((await texts()).slides_3_text).toBeUndefined()
  const refused = await post('/admin/content/hero', {
    ...(await form()),
    firstLink: 'ftp://x',
    title: 'Typed',
  })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toContain('Use a path such as /products')
  expect(html).toContain('value="Typed"')
  const staleAnswer = await post('/admin/content/hero', { ...formOfFirst, title: 'Typed late' })
  expect(staleAnswer.status).toBe(409)
  const conflictHtml = await staleAnswer.text()
  expect(conflictHtml).toContain('Someone else saved this text')
  expect(conflictHtml).toContain('value="Typed late"')
  expect(conflictHtml).toContain(`name="basedOn" value="${(await form()).basedOn}"`)
  await post('/admin/content/hero?form=reset', {})
  expect(await texts()).toEqual(first)
  expect((await post('/admin/content/nothing', {})).status).toBe(405)
})
