import { randomUUID } from 'node:crypto'
import {
  sessionOf,
  stateOf,
  toCheckout,
  toInvoice,
  toSubscription,
} from '#server/integrations/demo-objects.ts'
import { type DemoOrder, demoOrders } from '#server/integrations/demo-orders.ts'
import type {
  DonationOrder,
  MembershipOrderOfUser,
  OpenCheckout,
  PaymentEvent,
  Payments,
} from '#server/integrations/payments.ts'
import { localPath } from '#shared/messages/languages.ts'

interface DemoSettings {
  publicUrl: string
  /** When undefined, nothing outlives the process. */
  file: string | undefined
}

export type DemoPayments = ReturnType<typeof createDemoPayments>
export type DemoChange = (typeof DEMO_CHANGES)[number]

export const DEMO_CHECKOUT = '/demo-checkout'
export const DEMO_PORTAL = `${DEMO_CHECKOUT}/monthly`
export const DEMO_CHANGES = ['resume', 'end later', 'end now', 'renew'] as const

/** The payment provider's port inside the shop: it charges no card and shows its own checkout. */
export function createDemoPayments({ publicUrl, file }: DemoSettings) {
  const orders = demoOrders(file)

  function open(order: DonationOrder & Partial<MembershipOrderOfUser>): OpenCheckout {
    const { reference, plan, amountMinor, email, customerId } = order
    const id = reference.replaceAll('-', '')
    const customer = customerId ?? `cus_demo_${id}`
    const opened = { id, reference, plan, amountMinor, email, customerId: customer, createdAt: Date.now() }
    orders.store({ ...opened, charges: [] })
    return {
      sessionId: sessionOf(opened),
      url: `${publicUrl}${localPath(DEMO_CHECKOUT)}?order=${sessionOf(opened)}`,
    }
  }

  /** The order and the month in an id such as `in_demo_ORDER_0`. */
  function named(id: string) {
    const [, , orderId = '', month = 0] = id.split('_')
    return { order: orders.find(orderId), month: Number(month) }
  }

  function charge(order: DemoOrder) {
    order.charges.push({ paidAt: Date.now(), isRefunded: false })
    orders.store(order)
  }

  function end(order: DemoOrder, when: DemoOrder['end']) {
    order.end = when
    orders.store(order)
  }

  function findCheckout(sessionId: string): DemoOrder | undefined {
    const { order } = named(sessionId)
    return order && sessionOf(order) === sessionId ? order : undefined
  }

  const payments: Payments = {
    isDemo: true,
    isLive: false,
    hasPremium: true,
    openDonation: async (order) => open(order),
    openMembership: async (order) => open(order),

    async readCheckout(sessionId) {
      const order = findCheckout(sessionId)
      return order && toCheckout(order)
    },

    async findCheckout(paymentIntentId) {
      const { order } = named(paymentIntentId)
      return order && !order.plan ? sessionOf(order) : undefined
    },

    async readInvoice(invoiceId) {
      const { order, month } = named(invoiceId)
      return order?.plan && order.charges[month] ? toInvoice(order, month) : undefined
    },

    async readSubscription(subscriptionId) {
      const { order } = named(subscriptionId)
      return order?.plan && order.charges.length > 0 ? toSubscription(order) : undefined
    },

    async cancelSubscription(subscriptionId) {
      const { order } = named(subscriptionId)
      if (order) end(order, 'now')
    },

    openPortal: async (customerId) => `${publicUrl}${localPath(DEMO_PORTAL)}?customer=${customerId}`,

    async refund(paymentIntentId) {
      const { order, month } = named(paymentIntentId)
      const paid = order?.charges[month]
      if (!order || !paid || paid.isRefunded) throw new Error('There is nothing to refund')
      paid.isRefunded = true
      orders.store(order)
    },

    readEvent: async () => undefined,
  }

  return {
    ...payments,
    orderOf: findCheckout,
    ordersOf: orders.ofCustomer,
    forgetOrders: orders.forget,

    pay(sessionId: string): PaymentEvent | undefined {
      const order = findCheckout(sessionId)
      if (!order || stateOf(order) !== 'open') return undefined
      charge(order)
      return demoEvent({ kind: 'checkout', id: sessionOf(order) })
    },

    change(customerId: string, orderId: string, change: DemoChange): PaymentEvent | undefined {
      const order = orders.ofCustomer(customerId).find(({ id }) => id === orderId)
      if (!order || order.end === 'now') return undefined
      if (change === 'renew') charge(order)
      if (change === 'resume') end(order, undefined)
      if (change === 'end later') end(order, 'later')
      if (change === 'end now') end(order, 'now')
      return demoEvent({ kind: 'subscription', id: `sub_demo_${orderId}` })
    },
  }
}

function demoEvent(subject: PaymentEvent['subject']): PaymentEvent {
  return { id: `evt_demo_${randomUUID()}`, type: 'demo', subject }
}
