import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const { app, deps } = createTestApp()
const visitor = newVisitor({ app, deps })

const PAGES = [
  { path: '/about', heading: 'About Tuckling', title: 'About Tuckling' },
  { path: '/contact', heading: 'Contact', title: 'Contact | Tuckling' },
  { path: '/premium', heading: 'Premium Member', title: 'Premium Member | Tuckling' },
  { path: '/privacy-policy', heading: 'Privacy Policy', title: 'Privacy Policy | Tuckling' },
  { path: '/terms-of-service', heading: 'Terms of Service', title: 'Terms of Service | Tuckling' },
  { path: '/subscribe', heading: 'Our newsletter', title: 'Newsletter | Tuckling' },
]

const attribute = ({ document }: Page, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent?.trim())

function today(): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date())
}

test.each(PAGES)(
  '$path opens with its heading, title, description, and canonical address',
  async ({ path, heading, title }) => {
    const page = await visitor.open(path)
    expect(page.status).toBe(200)
    expect(page.document.title).toBe(title)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    const description = attribute(page, 'meta[name=description]', 'content')
    expect(description?.length).toBeGreaterThanOrEqual(90)
    expect(description?.length).toBeLessThanOrEqual(155)
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(`${deps.env.PUBLIC_URL}${path}`)
  },
)

describe('the page about the shop', () => {
  test('tells the story, the values and the four ways', async () => {
    const page = await visitor.open('/about')
    expect(page.getByText(/founded in 2020/)).toBeTruthy()
    const values = page.getAllByRole('article').flatMap((one) => [...one.querySelectorAll('h3')])
    expect(texts(values)).toEqual(['Trust', 'Affordability', 'Community'])
    expect(page.document.querySelectorAll('main ol > li')).toHaveLength(4)
  })

  test('says how products are chosen, linked from the notice above the header', async () => {
    const shop = await visitor.open('/products')
    const about = await shop.follow('How we choose products')
    expect(about.address).toBe('/about#how-we-choose')
    const section = about.getByRole('region', { name: 'How we choose products' })
    expect(section.id).toBe('how-we-choose')
    const text = section.textContent
    expect(text).toContain('Editor’s picks and best sellers come first, then products in stock')
    expect(text).toContain('What a retailer pays us plays no part in the order')
    expect(text).toContain('they’re marked Sample rating and don’t come from real buyers')
  })
})

test('contact shows the configured details as links to write and call', async () => {
  const page = await visitor.open('/contact')
  expect(texts(page.document.querySelectorAll('main dl dd'))).toEqual([
    'Tuckling',
    'hello@tuckling.example',
    '+46 8 123 45 67',
    'Sweden',
    'Sample Street 1, 111 11 Stockholm',
  ])
  const card = part(page.getByRole('main').querySelector('dl') as HTMLElement)
  const mail = card.getByRole('link', { name: 'hello@tuckling.example' })
  expect(mail.getAttribute('href')).toBe('mailto:hello@tuckling.example')
  const phone = card.getByRole('link', { name: '+46 8 123 45 67' })
  expect(phone.getAttribute('href')).toBe('tel:+4681234567')
})

describe('the policies', () => {
  test.each(['/privacy-policy', '/terms-of-service'])(
    'are dated today on %s, with contents that link to all sections',
    async (path) => {
      const page = await visitor.open(path)
      expect(page.getByRole('main').textContent).toContain(`Last updated: ${today()}`)
      const contents = part(page.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
      const sections = [...page.document.querySelectorAll('section[id]')]
      expect(texts(contents)).toEqual(texts(page.document.querySelectorAll('section[id] h2')))
      expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    },
  )

  test('contain what the law requires', async () => {
    const textOf = async (path: string) => {
      const { document } = await visitor.open(path)
      return document.querySelector('section[id]')?.parentElement?.textContent
    }
    const privacy = await textOf('/privacy-policy')
    for (const text of ['session cookie', 'GDPR', 'IMY', 'hello@tuckling.example', 'Stripe']) {
      expect(privacy).toContain(text)
    }
    const terms = await textOf('/terms-of-service')
    for (const text of ['Product pictures are illustrations.', 'within 30 days', 'Swedish law applies']) {
      expect(terms).toContain(text)
    }
  })
})

test('the footer links to every page', async () => {
  let page = await visitor.open('/')
  for (const [link, heading] of [
    ['About', 'About Tuckling'],
    ['Contact', 'Contact'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
  ] as const) {
    page = await page.follow(part(page.getByRole('contentinfo')).getByRole('link', { name: link }))
    expect(page.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
  }
})

test('samples are labeled', async () => {
  expect((await visitor.open('/products')).getAllByText('Sample rating')).toHaveLength(6)
  const product = await visitor.open('/products/3-soft-stacking-rings')
  expect(product.getByRole('main').textContent).toContain('Sample data: not from real buyers')
})

test.each([
  '/products',
  '/products/1-organic-cotton-bodysuits-3-pack',
  '/blog',
  '/blog/baby-sleep-science',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
])('%s loads its script after interaction for visitors from elsewhere', async (path) => {
  const { html, document } = await visitor.open(path)
  expect(html).toContain('return listen(')
  expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0)
})
