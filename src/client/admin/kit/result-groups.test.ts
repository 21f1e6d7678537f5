import { expect, test } from 'vitest'
import { resultGroups } from '#client/admin/kit/result-groups.ts'

const NOTHING = {
  products: [],
  articles: [],
  feeds: [],
  campaigns: [],
  partners: [],
  landingPages: [],
  users: [],
  subscribers: [],
  donations: [],
}

test('omits empty groups and links each result to itself or its filtered list', () => {
  const groups = resultGroups({
    ...NOTHING,
    products: [{ id: 7, name: 'Moon Lamp', advertiserName: null }],
    articles: [{ id: 4, title: 'Sleep', slug: 'sleep' }],
    partners: [{ id: 9, name: 'Fjordkin' }],
    donations: [{ id: 3, name: null, email: 'ada@home.example' }],
    landingPages: [{ id: 2, name: 'Strollers', slug: 'strollers' }],
  })
  expect(groups.map(({ label, links }) => [label, links.map(({ link }) => link)])).toEqual([
    ['Products', [{ to: '/admin/products/$id', params: { id: '7' } }]],
    ['Articles', [{ to: '/admin/articles/$id', params: { id: '4' } }]],
    ['Donations', [{ to: '/admin/donations', search: { search: 'ada@home.example' } }]],
    ['Partners', [{ to: '/admin/partners', hash: 'partner-9' }]],
    ['Landing pages', [{ to: '/admin/landing-pages/$id', params: { id: '2' } }]],
  ])
  expect(groups[2]?.links[0]).toMatchObject({ label: 'ada@home.example', note: undefined })
})
