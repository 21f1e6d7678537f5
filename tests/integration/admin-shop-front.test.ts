import { describe, expect, test } from 'vitest'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const partner = {
  name: 'New Nest',
  description: 'Soft things.',
  commission: '6%',
  category: 'General' as const,
  website: 'https://new-nest.example',
  logo: null,
}

type Shop = Awaited<ReturnType<typeof adminShop>>

describe('partners', () => {
  test('are added, edited, moved, and deleted, and the shop shows it', async () => {
    const { admin, caller, log } = await adminShop()
    const { id } = await admin.partners.create(partner)
    expect((await caller.partners.list()).at(-1)).toMatchObject(partner)
    await admin.partners.update({ id, partner: { ...partner, commission: '8' } })
    await admin.partners.move({ id, direction: 'up' })
    expect((await caller.partners.list()).at(-2)).toMatchObject({ name: 'New Nest', commission: '8%' })
    await admin.partners.delete({ id })
    expect((await caller.partners.list()).some(({ name }) => name === 'New Nest')).toBe(false)
    expect(log().map(({ action }) => action)).toEqual([
      'partner.added',
      'partner.edited',
      'partner.moved',
      'partner.deleted',
    ])
  })

  test.each([
    [{ website: 'javascript:alert(1)' }, 'begins with http'],
    [{ logo: 'data:text/html,x' }, 'begins with http'],
    [{ commission: '101%' }, 'at most 100%'],
    [{ commission: '-1%' }, 'Enter a percentage'],
    [{ name: ' ' }, 'Enter a name'],
    [{ description: 'x'.repeat(401) }, 'at most 400 characters'],
    [{ position: 1 }, 'Unknown field'],
  ])('are refused with %j, and nothing is stored', async (fields, message) => {
    const { admin, caller, log } = await adminShop()
    await expect(admin.partners.create({ ...partner, ...fields })).rejects.toThrow(message)
    expect(await caller.partners.list()).toHaveLength(8)
    expect(log()).toEqual([])
  })

  test('cannot share a name', async () => {
    const { admin, caller } = await adminShop()
    const [existing] = await caller.partners.list()
    const name = existing?.name ?? ''
    await expect(admin.partners.create({ ...partner, name })).rejects.toThrow(
      `There is already a partner called ${name}`,
    )
  })
})

async function editDescription(admin: Shop['admin'], id: number, description: string) {
  const { categories } = await admin.categories.list()
  const stored = categories.find((category) => category.id === id)
  if (!stored) throw new Error(`There is no category ${id}`)
  const { id: _, products: __, version, ...category } = stored
  return admin.categories.update({ id, version, category: { ...category, description } })
}

describe('categories', () => {
  test('show a new description and order in the shop and its pages', async () => {
    const { admin, app, caller } = await adminShop()
    const page = async () => (await app.request('/products?category=Toys')).text()
    expect(await page()).toContain('Simple things to stack')
    await editDescription(admin, 3, 'Play all day.')
    await admin.categories.move({ id: 3, direction: 'up' })
    expect(await page()).toContain('Play all day.')
    const lines = (await (await app.request('/llms.txt')).text()).match(/category=\w+\): .*/g)
    expect(lines?.[1]).toBe('category=Toys): Play all day.')
    expect((await caller.categories.list()).map(({ short }) => short).slice(0, 3)).toEqual([
      'Clothing',
      'Toys',
      'Feeding',
    ])
  })

  test('require a description', async () => {
    const { admin } = await adminShop()
    await expect(editDescription(admin, 3, '')).rejects.toThrow('description')
  })
})

test('the audit log is paged, newest first, and filtered by subject', async () => {
  const { admin, user } = await adminShop()
  for (let index = 0; index < 35; index += 1)
    await admin.products.updateMany({ ids: [1], isBestSeller: index % 2 === 0 })
  await editDescription(admin, 1, 'Clothes.')
  const first = await admin.audit.list({})
  expect(first).toMatchObject({ total: 36, totalPages: 2 })
  expect(first.entries[0]).toMatchObject({ action: 'category.edited', actorEmail: user.email })
  expect((await admin.audit.list({ page: 2 })).entries).toHaveLength(16)
  expect((await admin.audit.list({ subject: 'category' })).total).toBe(1)
})
