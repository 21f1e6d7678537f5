import { describe, expect, test } from 'vitest'
import { visitorContext } from '#server/context.ts'
import { createCaller } from '#server/router.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const CONSENT = 'They signed up on paper at the fair in May'

async function withSubscribers(count: number) {
  const shop = await adminShop()
  const { subscribers } = shop.admin.newsletter
  const csv = Array.from({ length: count }, (_, n) => `person${n}@home.example`).join('\n')
  await subscribers.import({ csv, consentText: CONSENT, areConfirmed: true })
  const ids = (await subscribers.list({})).subscribers.map(({ id }) => id)
  return { ...shop, subscribers, ids }
}

describe('several at once', () => {
  test.each([
    ['articles.changeMany', { change: 'delete' }, 'ids', (n: number) => n + 1],
    ['newsletter.subscribers.deleteMany', {}, 'ids', (n: number) => n + 1],
    ['newsletter.subscribers.markManyBounced', {}, 'ids', (n: number) => n + 1],
    ['users.setManyBlocked', { blocked: true }, 'userIds', (n: number) => `user-${n}`],
  ])('%s is for administrators, and takes between 1 and 200 things', async (path, input, name, idOf) => {
    const { app, headers, signInAs } = await adminShop()
    const call = (ids: unknown, sender: Record<string, string>) =>
      app.request(`/trpc/admin.${path}`, {
        method: 'POST',
        headers: { ...sender, 'Content-Type': 'application/json' },
        body: JSON.stringify({ json: { ...input, [name]: ids } }),
      })
    const some = (count: number) => Array.from({ length: count }, (_, n) => idOf(n))
    expect((await call(some(1), (await signInAs('user')).headers)).status).toBe(403)
    for (const ids of [[], some(201), [{}], 'all']) expect((await call(ids, headers)).status).toBe(400)
    expect((await call(some(200), headers)).status).not.toBe(400)
  })

  test('articles are published, unpublished, deleted, and restored by the rules of one', async () => {
    const { admin, log } = await adminShop()
    const { articles } = admin
    const first = (await articles.list({ state: 'published' })).articles[0]?.id ?? 0
    const draft = (await articles.create({ title: 'Rain' })).id
    const change = (change: Parameters<typeof articles.changeMany>[0]['change'], ids = [first, draft, 999]) =>
      articles.changeMany({ ids, change })
    await expect(change('publish')).rejects.toThrow(/^That article is already published; .+: .+; /)
    expect(await change('withdraw', [first, first, draft, 999])).toEqual({
      done: [first],
      refused: [
        { id: draft, reason: 'That article is a draft already' },
        { id: 999, reason: 'That article no longer exists' },
      ],
    })
    expect((await change('publish')).done).toEqual([first])
    await expect(change('erase')).rejects.toThrow('Move the article to the trash first')
    expect((await change('delete')).done).toEqual([first, draft])
    await expect(change('publish')).rejects.toThrow('Restore the article from the trash first')
    expect((await articles.list({})).counts).toMatchObject({ draft: 0, scheduled: 0, trash: 2 })
    expect((await change('restore', [first])).done).toEqual([first])
    expect((await change('erase')).done).toEqual([draft])
    expect(log().map(({ action }) => action)).toEqual([
      'article.added',
      'article.withdrawn',
      'article.published',
      'article.deleted',
      'article.deleted',
      'article.restored',
      'article.erased',
    ])
  })

  test('users are blocked except oneself and the last administrator', async () => {
    const { admin, deps, signInAs, user } = await adminShop()
    const other = await signInAs('user')
    const itself = { id: user.id, reason: 'You can’t do this to your own account' }
    const ids = [user.id, other.user.id, 'nobody']
    expect(await admin.users.setManyBlocked({ userIds: ids, blocked: true })).toEqual({
      done: [other.user.id],
      refused: [itself, { id: 'nobody', reason: 'We couldn’t find that account' }],
    })
    const second = await signInAs('admin')
    const context = { ...visitorContext(deps), sessionId: second.session.id }
    await second.caller.admin.users.setManyBlocked({ userIds: [user.id], blocked: true })
    const last = createCaller({ ...context, user }).admin.users
    await expect(last.setManyBlocked({ userIds: [second.user.id], blocked: true })).rejects.toThrow(
      'This is the last administrator',
    )
    const unblocked = { userIds: [other.user.id, user.id], blocked: false }
    expect((await second.caller.admin.users.setManyBlocked(unblocked)).done).toHaveLength(2)
  })

  test('subscribers are marked and deleted, each with a line in the log', async () => {
    const { subscribers, ids, log } = await withSubscribers(3)
    const [first = 0, second = 0] = ids
    expect((await subscribers.markManyBounced({ ids: [first, second] })).done).toEqual([first, second])
    await expect(subscribers.markManyBounced({ ids: [first, 999] })).rejects.toThrow(
      'No email goes to that address already; We couldn’t find that subscriber',
    )
    expect(await subscribers.deleteMany({ ids: [first, 999] })).toEqual({
      done: [first],
      refused: [{ id: 999, reason: 'We couldn’t find that subscriber' }],
    })
    expect(log().map(({ action }) => action)).toEqual([
      'subscriber.imported',
      'subscriber.bounced',
      'subscriber.bounced',
      'subscriber.deleted',
    ])
  })
})
