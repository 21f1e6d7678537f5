import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { MembershipPlan } from '#shared/donations/memberships.ts'

export interface DemoOrder {
  /** Ids of everything that belongs to the order end in it. */
  id: string
  reference: string
  plan?: MembershipPlan | undefined
  amountMinor: number
  email: string
  customerId: string
  createdAt: number
  /** One for a donation, one for each month of a membership. */
  charges: { paidAt: number; isRefunded: boolean }[]
  end?: 'now' | 'later' | undefined
}

const MAX_ORDERS = 2_000

/** Keeps orders in the file, when there is one, so that a restart of the shop forgets no demo payment. */
export function demoOrders(file: string | undefined) {
  const orders = new Map((file ? readOrders(file) : []).map((order) => [order.id, order]))

  return {
    forget: () => orders.clear(),
    find: (id: string) => orders.get(id),
    ofCustomer: (customerId: string) =>
      [...orders.values()].filter((order) => order.customerId === customerId && order.charges.length > 0),
    store(order: DemoOrder) {
      orders.set(order.id, order)
      const [oldest] = orders.keys()
      if (oldest && orders.size > MAX_ORDERS) orders.delete(oldest)
      if (!file) return
      writeFileSync(`${file}.new`, JSON.stringify([...orders.values()]))
      renameSync(`${file}.new`, file)
    },
  }
}

function readOrders(file: string): DemoOrder[] {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
