import { afterEach, expect, test, vi } from 'vitest'
import { moveFavorites } from '#client/features/favorites/move-favorites.ts'
import { deviceFavorites, keepFavorites } from '#client/features/favorites/use-favorite-ids.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A device with these favorites and an account with room for `room` of them. */
function account(ids: number[], room: number) {
  vi.stubGlobal('dispatchEvent', () => true)
  keepFavorites(ids)
  const mutate = vi.fn(async ({ productIds }: { productIds: number[] }) => ({
    saved: productIds.slice(0, room),
    left: productIds.slice(room),
  }))
  return { addAll: { mutate } }
}

test('favorites move from the device into the account', async () => {
  expect(await moveFavorites(account([4, 3], 2))).toBe('2 favorites are now in your account.')
  expect(deviceFavorites()).toEqual([])
})

test('what an account has no room for stays on the device', async () => {
  expect(await moveFavorites(account([4, 3, 5], 2))).toBe(
    '2 favorites are now in your account. You can save at most 500 favorites. 1 favorite stays on this device.',
  )
  expect(deviceFavorites()).toEqual([5])
})

test('a failed call leaves everything on the device, and an empty device calls nothing', async () => {
  const client = account([4, 3], 2)
  client.addAll.mutate.mockRejectedValueOnce(new Error('Offline'))
  await expect(moveFavorites(client)).rejects.toThrow('Offline')
  expect(deviceFavorites()).toEqual([4, 3])
  expect(await moveFavorites(account([], 2))).toBeUndefined()
})
