import { journeysIn } from './journey.ts'
import { startOwnServer } from './own-server.ts'

/** For journeys that change what others rely on, or need another shop, filled before it opens. */
export function testWithShop(fill?: (databasePath: string) => void | Promise<void>) {
  return journeysIn(() => startOwnServer({}, fill))
}

export const test = testWithShop()
