import { expect, test } from 'vitest'
import { foundGroups } from '#client/admin/kit/found-groups.ts'

const NOTHING = {
  products: [],
  feeds: [],
  campaigns: [],
  partners: [],
  landingPages: [],
  users: [],
  subscribers: [],
  donations: [],
}

test('kinds without any are left out, and each result leads to itself or to its narrowed list', () => {
  const groups = foundGroups({
    ...NOTHING,
    products: [{ id: 7, name: 'Moon Lamp', advertiserName: null }],
    donations: [{ id: 3, name: null, email: 'ada@home.example' }],
    landingPages: [{ id: 2, name: 'Strollers', slug: 'strollers' }],
  })
  expect(groups.map(({ label, links }) => [label, links.map(({ link }) => link)])).toEqual([
    ['Products', [{ to: '/admin/products/$id', params: { id: '7' } }]],
    ['Donations', [{ to: '/admin/donations', search: { search: 'ada@home.example' } }]],
    ['Landing pages', [{ to: '/admin/landing-pages/$id', params: { id: '2' } }]],
  ])
  expect(groups[1]?.links[0]).toMatchObject({ label: 'ada@home.example', note: undefined })
})
