import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authSecret } from '#server/auth/auth-secret.ts'
import { encryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import { networkAccounts, transactionChanges, transactions } from '#server/db/schema/earnings.ts'
import { beginReading } from '#server/features/earnings/reading/service.ts'
import type { ApiNetwork } from '#shared/earnings/transaction.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { openNetworkPeer } from '#tests/helpers/network-peer.ts'

type Answer = Parameters<typeof openNetworkPeer>[0]

const TOKEN = 'planted-token-7f3a'
const NOON = new Date('2026-11-28T12:00:00Z')
const NEXT_DAY = new Date('2026-11-29T12:00:00Z')

/** Personal fields, which must never be stored. */
const PERSON = {
  ipHash: 'planted-ip-hash',
  customerCountry: 'planted-country',
  orderRef: 'planted-order',
  orderNumber: 'planted-order',
  clickDevice: 'planted-device',
  publisherUrl: 'https://planted-page.example/?me=planted',
  customParameters: [{ key: '1', value: 'planted-parameter' }],
}

const awinSale = (values: object = {}) => ({
  ...PERSON,
  id: 259630312,
  advertiserId: 7052,
  commissionStatus: 'pending',
  commissionAmount: { amount: 12.95, currency: 'SEK' },
  saleAmount: { amount: 259, currency: 'SEK' },
  clickRefs: { clickRef: 'a3f-9k2', clickRef2: 'planted-second' },
  clickDate: '2026-11-02T10:04:00',
  transactionDate: '2026-11-02T10:31:00',
  validationDate: null,
  type: 'Commission group transaction',
  declineReason: null,
  amended: false,
  amendReason: null,
  oldCommissionAmount: null,
  paidToPublisher: false,
  ...values,
})

const tradedoublerSale = (id: number | string, values: object = {}) => ({
  ...PERSON,
  transactionId: id,
  programId: 12,
  programName: 'A shop',
  status: 'P',
  eventTypeId: 5,
  timeOfLastClick: '2026-11-02 11:04:00.0',
  timeOfTransaction: '2026-11-02 11:31:00.0',
  timeOfLastModified: null,
  epi: 'a3f-9k2',
  epi2: null,
  orderValue: 259.0,
  commission: 12.95,
  paid: false,
  productsApi: { productId: '881', productName: 'Wool body' },
  reasonId: null,
  ...values,
})

const adtractionSale = {
  ...PERSON,
  uniqueId: '88-1',
  transactionDate: '2026-11-02T11:31:00.000+0100',
  lastUpdated: '2026-11-20T04:00:00.000+0100',
  transactionStatus: 1,
  orderValue: 259.0,
  commission: 12.95,
  currency: 'SEK',
  click: {
    programId: 34,
    programName: 'A shop',
    epi: 'a3f-9k2',
    clickDate: '2026-11-02T11:04:00.000+0100',
    referer: 'planted-referer',
  },
}

const addrevenueSale = (id: number, values: object = {}) => ({
  ...PERSON,
  id,
  date: '2026-11-02',
  channelId: 346,
  market: 'SE',
  currency: 'SEK',
  eventValue: '259.00',
  commission: '12.95',
  status: 'new',
  denyDate: null,
  clickRef: 'a3f-9k2',
  ...values,
})

const addrevenuePage = (results: object[], hasNextPage = false) => ({
  body: { results, meta: { totalCount: results.length, hasNextPage } },
})

/** A shop with an account at the network, whose server gives these answers. Pauses are noted and not waited for. */
async function shopAt(network: ApiNetwork, answer: Answer, token = TOKEN) {
  const peer = await openNetworkPeer(answer)
  const shop = createTestApp({ seeded: false, fetchFeed: peer.fetch })
  const sealed = encryptText(token, authSecret(shop.deps.env), SEALED_FOR.networks)
  const { id } = shop.db
    .insert(networkAccounts)
    .values({ network, account: '4711', token: sealed })
    .returning()
    .get()
  const account = () =>
    shop.db.select().from(networkAccounts).where(eq(networkAccounts.id, id)).get() ?? expect.fail()
  const pauses: number[] = []
  const read = async (now = NOON) => {
    const pause = async (ms: number) => pauses.push(ms)
    await beginReading(shop.deps, account(), { now: () => now, pause }).finished
    return account()
  }
  const stored = () => shop.db.select().from(transactions).all()
  return { ...shop, ...peer, account, read, stored, pauses }
}

describe('each network', () => {
  const sale = {
    program: 'A shop',
    placement: 'article',
    page: 'a3f',
    orderMinor: 25_900,
    commissionMinor: 1_295,
    currency: 'SEK',
    hasForeignReference: false,
  }
  const clicked = { clickedAt: new Date('2026-11-02T10:04:00Z'), orderedAt: new Date('2026-11-02T10:31:00Z') }

  test('Awin is asked for sales, changes, and judgments in windows of 31 days, at most twenty a minute', async () => {
    const shop = await shopAt('awin', () => ({ body: [awinSale()] }))
    expect(await shop.read()).toMatchObject({ lastReadAt: NOON, lastSuccessAt: NOON, lastError: '' })
    expect(shop.stored()).toMatchObject([
      {
        ...sale,
        ...clicked,
        program: '7052',
        externalId: '259630312',
        state: 'pending',
        networkState: 'pending',
      },
    ])
    expect(shop.requests).toHaveLength(12)
    expect(new Set(shop.requests.map(({ query }) => query.get('dateType')))).toEqual(
      new Set(['transaction', 'amendment', 'validation']),
    )
    const [first] = shop.requests
    expect(first).toMatchObject({ host: 'api.awin.com', path: '/publishers/4711/transactions/' })
    expect(first?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(Object.fromEntries(first?.query ?? [])).toEqual({
      startDate: '2026-08-20T12:00:00',
      endDate: '2026-09-20T12:00:00',
      timezone: 'UTC',
      dateType: 'transaction',
    })
    expect(shop.pauses).toEqual(Array.from({ length: 11 }, () => 3_000))
  })

  test('Adtraction gets its token in a header, never in the address', async () => {
    const shop = await shopAt('adtraction', () => ({ body: [adtractionSale] }))
    expect(await shop.read()).toMatchObject({ lastError: '' })
    expect(shop.stored()).toMatchObject([
      {
        ...sale,
        ...clicked,
        externalId: '88-1',
        state: 'approved',
        changedAt: new Date('2026-11-20T03:00:00Z'),
      },
    ])
    expect(shop.requests).toHaveLength(12)
    expect(
      shop.requests.every(({ query, headers }) => query.size === 0 && headers['x-token'] === TOKEN),
    ).toBe(true)
    expect(JSON.parse(shop.requests[0]?.body ?? '')).toEqual({
      fromDate: '2026-08-20T12:00:00.000+0000',
      toDate: '2026-09-20T12:00:00.000+0000',
      transactionStatus: 3,
    })
  })

  test('clocks of three zones mean the same moment', async () => {
    const times = ['2026-11-02T11:31:00.000+0100', '2026-11-02T02:31:00-08:00', '2026-11-02T10:31:00Z']
    const rows = times.map((transactionDate, index) => ({
      ...adtractionSale,
      uniqueId: `${index}`,
      transactionDate,
    }))
    const shop = await shopAt('adtraction', () => ({ body: rows }))
    await shop.read()
    expect(shop.stored().map(({ orderedAt }) => orderedAt)).toEqual(times.map(() => clicked.orderedAt))
  })

  test('Tradedoubler is read in pages of a hundred, after signing in with the four parts of its token', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => tradedoublerSale(index + 1))
    const shop = await shopAt(
      'tradedoubler',
      ({ path, query }) => {
        if (path === '/uaa/oauth/token') return { body: { access_token: 'bearer', expires_in: 90 } }
        const offset = Number(query.get('offset'))
        const items = query.get('fromDate') === '20261121' ? rows.slice(offset, offset + 100) : []
        return { body: { limit: 100, offset, reportCurrencyCode: 'SEK', items } }
      },
      `client:${TOKEN}:me@shop.example:pass:word`,
    )
    expect(await shop.read()).toMatchObject({ lastError: '' })
    expect(shop.stored()).toHaveLength(130)
    expect(shop.stored()[0]).toMatchObject({
      ...sale,
      externalId: '1',
      orderedAt: new Date('2026-11-02T11:31:00Z'),
    })
    const [login, first] = shop.requests
    expect(Object.fromEntries(new URLSearchParams(login?.body))).toEqual({
      grant_type: 'password',
      username: 'me@shop.example',
      password: 'pass:word',
    })
    expect(first?.headers.authorization).toBe('Bearer bearer')
    expect(shop.requests.filter(({ query }) => query.get('lastModified') === 'true')).toHaveLength(5)
  })

  test('Addrevenue is read page by page until it has no more', async () => {
    const shop = await shopAt('addrevenue', ({ query }) => {
      const offset = Number(query.get('offset'))
      return addrevenuePage([addrevenueSale(offset + 1, { advertiserName: 'A shop' })], offset < 2)
    })
    expect(await shop.read()).toMatchObject({ lastError: '' })
    expect(shop.stored()).toMatchObject(
      ['1', '2', '3'].map((externalId) => ({
        ...sale,
        externalId,
        orderedAt: new Date('2026-11-02T00:00:00Z'),
      })),
    )
  })

  test.each<[ApiNetwork, object[], [state: string, word: string][]]>([
    [
      'awin',
      [
        awinSale({ id: 1, commissionStatus: 'approved' }),
        awinSale({ id: 2, commissionStatus: 'approved', paidToPublisher: true }),
        awinSale({ id: 3, commissionStatus: 'declined', declineReason: 'Returned' }),
        awinSale({ id: 4, commissionStatus: 'deleted' }),
        awinSale({ id: 5, commissionStatus: 'frozen' }),
      ],
      [
        ['approved', 'approved'],
        ['paid', 'approved'],
        ['declined', 'declined'],
        ['declined', 'deleted'],
        ['other', 'frozen'],
      ],
    ],
    [
      'addrevenue',
      [
        addrevenueSale(1, { status: 'delayed' }),
        addrevenueSale(2, { status: 'approved' }),
        addrevenueSale(3, { status: 'paidOut' }),
        addrevenueSale(4, { status: 'denied', denyDate: '2026-11-20' }),
      ],
      [
        ['pending', 'delayed'],
        ['approved', 'approved'],
        ['paid', 'paidOut'],
        ['declined', 'denied'],
      ],
    ],
    [
      'adtraction',
      [2, 4, 5, 9].map((transactionStatus, index) => ({
        ...adtractionSale,
        uniqueId: `${index}`,
        transactionStatus,
      })),
      [
        ['pending', '2'],
        ['pending', '4'],
        ['declined', '5'],
        ['other', '9'],
      ],
    ],
    [
      'tradedoubler',
      [
        tradedoublerSale(1, { status: 'A' }),
        tradedoublerSale(2, { status: 'A', paid: true }),
        tradedoublerSale(3, { status: 'D' }),
      ],
      [
        ['approved', 'A'],
        ['paid', 'A'],
        ['declined', 'D'],
      ],
    ],
  ])('%s has its words for states translated', async (network, rows, states) => {
    const body = {
      awin: rows,
      adtraction: rows,
      addrevenue: addrevenuePage(rows).body,
      tradedoubler: { reportCurrencyCode: 'SEK', items: rows },
    }
    const shop = await shopAt(network, () => ({ body: body[network] }))
    await shop.read()
    expect(shop.stored().map(({ state, networkState }) => [state, networkState])).toEqual(states)
  })
})

describe('a second reading', () => {
  test('stores a change of state and of commission once, with its day', async () => {
    let row = awinSale()
    const shop = await shopAt('awin', () => ({ body: [row] }))
    await shop.read()
    row = awinSale({ commissionStatus: 'approved', commissionAmount: { amount: 10, currency: 'SEK' } })
    await shop.read(NEXT_DAY)
    expect(shop.stored()).toMatchObject([
      { state: 'approved', commissionMinor: 1_000, firstSeenAt: NOON, lastSeenAt: NEXT_DAY },
    ])
    expect(shop.db.select().from(transactionChanges).all()).toMatchObject([
      {
        at: NEXT_DAY,
        fromState: 'pending',
        toState: 'approved',
        fromCommissionMinor: 1_295,
        toCommissionMinor: 1_000,
      },
    ])
  })

  test('marks what the network no longer lists, also where it gave the sale another id', async () => {
    let sales = [addrevenueSale(1)]
    const shop = await shopAt('addrevenue', () => addrevenuePage(sales))
    await shop.read()
    sales = [addrevenueSale(2)]
    await shop.read(NEXT_DAY)
    expect(shop.stored().map(({ externalId, missingSince }) => [externalId, missingSince])).toEqual([
      ['1', NEXT_DAY],
      ['2', null],
    ])
  })

  test('marks nothing after a reading that failed', async () => {
    let answer = () => addrevenuePage([addrevenueSale(1)])
    const shop = await shopAt('addrevenue', () => answer())
    await shop.read()
    answer = () => ({ ...addrevenuePage([]), status: 404 })
    expect(await shop.read(NEXT_DAY)).toMatchObject({
      lastReadAt: NEXT_DAY,
      lastSuccessAt: NOON,
      lastError: 'Addrevenue answered with status 404',
    })
    expect(shop.stored()).toMatchObject([{ missingSince: null }])
  })

  test('of the same account cannot begin while the first is under way', async () => {
    const shop = await shopAt('addrevenue', () => addrevenuePage([addrevenueSale(1)]))
    const first = shop.read()
    await expect(shop.read()).rejects.toMatchObject({ message: 'This account is being read right now' })
    await first
    expect(await shop.read()).toMatchObject({ lastError: '' })
  })
})

describe('a network in trouble', () => {
  test.each([429, 500, 503])('that answers %i is asked again after a pause', async (status) => {
    let failures = 2
    const shop = await shopAt('addrevenue', () =>
      failures-- > 0 ? { status, body: 'busy' } : addrevenuePage([addrevenueSale(1)]),
    )
    expect(await shop.read()).toMatchObject({ lastError: '' })
    expect(shop.pauses).toEqual([30_000, 2_000, 60_000, 2_000])
  })

  test('that stays busy is given up after four tries', async () => {
    const shop = await shopAt('addrevenue', () => ({ status: 429, body: '' }))
    expect(await shop.read()).toMatchObject({ lastError: 'Addrevenue answered with status 429' })
    expect(shop.requests).toHaveLength(4)
  })

  test.each<[string, Answer]>([
    ['401', () => ({ status: 401, body: { message: TOKEN } })],
    ['403', () => ({ status: 403, body: '' })],
    ['a refusal with status 200', () => ({ body: { status: 401, message: `Invalid token ${TOKEN}` } })],
  ])('that refuses the token with %s is asked once', async (_, answer) => {
    const shop = await shopAt('adtraction', answer)
    expect(await shop.read()).toMatchObject({ lastError: 'Adtraction refused the token. Enter a new one' })
    expect(shop.requests).toHaveLength(1)
  })

  test.each<[string, unknown, string]>([
    ['a web page', '<!doctype html><p>Maintenance', 'Awin sent something other than a complete report'],
    ['half a report', '[{"id":1,', 'Awin sent something other than a complete report'],
    ['another form', { rows: [] }, 'Awin sent something other than a list of transactions'],
    ['an error as an object', { status: 400, message: 'no' }, 'Awin answered with status 400'],
  ])('that sends %s is named in a sentence', async (_, body, lastError) => {
    const shop = await shopAt('awin', () => ({ body }))
    expect(await shop.read()).toMatchObject({ lastError, lastSuccessAt: null })
    expect(shop.stored()).toEqual([])
  })

  test('that repeats a page is left, and what it sent stays', async () => {
    const shop = await shopAt('addrevenue', () =>
      addrevenuePage([addrevenueSale(1), addrevenueSale(2)], true),
    )
    expect(await shop.read()).toMatchObject({
      lastError: 'Addrevenue sent the same page twice. The 2 transactions read before are stored',
    })
    expect(shop.stored()).toHaveLength(2)
  })

  test('that has pages without end is left after two hundred', async () => {
    const shop = await shopAt('addrevenue', ({ query }) =>
      addrevenuePage([addrevenueSale(Number(query.get('offset')) + 1)], true),
    )
    const { lastError } = await shop.read()
    expect(lastError).toMatch(/^Addrevenue sent more than 200 pages\. /)
    expect(shop.requests).toHaveLength(200)
  })

  test('that sends some unreadable rows gets the others stored, and they are counted', async () => {
    const rows = [
      addrevenueSale(1),
      addrevenueSale(2, { currency: 'XQQ' }),
      addrevenueSale(3, { date: 'soon' }),
      addrevenueSale(4, { commission: '12.95.1' }),
      { ...addrevenueSale(5), id: null },
    ]
    const shop = await shopAt('addrevenue', () => addrevenuePage(rows))
    expect(await shop.read()).toMatchObject({
      lastError: '4 of 5 transactions can’t be read',
      lastSuccessAt: null,
    })
    expect(shop.stored()).toMatchObject([{ externalId: '1' }])
  })

  test('is not asked with a token of another secret', async () => {
    const shop = await shopAt('awin', () => ({ body: [] }))
    shop.db.update(networkAccounts).set({ token: 'sealed with another secret' }).run()
    expect(await shop.read()).toMatchObject({ lastError: 'The token can’t be read any more. Enter it again' })
    expect(shop.requests).toEqual([])
  })
})

test('stores nothing further once the shop closes', async () => {
  const shop = await shopAt('addrevenue', ({ query }) => {
    const offset = Number(query.get('offset'))
    if (offset === 1) shop.db.$client.close()
    return addrevenuePage([addrevenueSale(offset + 1)], true)
  })
  const pause = async () => undefined
  await beginReading(shop.deps, shop.account(), { now: () => NOON, pause }).finished
  expect(shop.requests).toHaveLength(2)
  expect(shop.logLines).toEqual([])
})

test.each<[ApiNetwork, unknown]>([
  ['awin', [awinSale()]],
  ['adtraction', [adtractionSale]],
  ['tradedoubler', { reportCurrencyCode: 'SEK', items: [tradedoublerSale(1)] }],
  ['addrevenue', addrevenuePage([addrevenueSale(1)]).body],
])('of %s neither persons nor the token reach the database or the log', async (network, body) => {
  let isRefused = false
  const shop = await shopAt(network, () => (isRefused ? { status: 400, body: TOKEN } : { body }))
  await shop.read()
  expect(shop.stored()).toHaveLength(1)
  isRefused = true
  const { lastError } = await shop.read()
  expect(lastError).toMatch(/ answered with status 400$/)
  const file = shop.db.$client.serialize()
  for (const planted of ['planted', TOKEN]) {
    expect(file.includes(planted)).toBe(false)
    expect(JSON.stringify(shop.logLines)).not.toContain(planted)
  }
})
