import type Stripe from 'stripe'
import { DAY_S } from '#shared/time/durations.ts'
import { newId, nowSeconds, type PeerOrder } from '#tests/stripe-peer/state.ts'

const MONTH_SECONDS = 30 * DAY_S

export const PREMIUM_PRICE = 'price_premium'

export function monthlyPrice(id: string, amountMinor: number, currency: string): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: nowSeconds(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_1',
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amountMinor,
    unit_amount_decimal: null,
  }
}

function plan({ id, currency, unit_amount, created }: Stripe.Price): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: 'prod_1',
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export function subscription(order: PeerOrder, customer: string): Stripe.Subscription {
  const id = newId('sub')
  const price = monthlyPrice(order.priceId ?? newId('price'), order.amountMinor, order.currency)
  const start = nowSeconds()
  const item: Stripe.SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: start + MONTH_SECONDS,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: plan(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: order.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: 'pm_card_visa',
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}

/** Moves a subscription into its next month. */
export function renew(subscriptionToRenew: Stripe.Subscription) {
  for (const item of subscriptionToRenew.items.data) {
    item.current_period_start = item.current_period_end
    item.current_period_end += MONTH_SECONDS
  }
}

interface InvoiceOrder {
  subscription: Stripe.Subscription
  intent: string
  email: string
  reason: 'subscription_create' | 'subscription_cycle'
}

export function paidInvoice({ subscription: of, intent, email, reason }: InvoiceOrder): Stripe.Invoice {
  const id = newId('in')
  const item = of.items.data[0]
  const amount = item?.price.unit_amount ?? 0
  const now = nowSeconds()
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: amount,
    amount_requested: amount,
    created: now,
    currency: of.currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  }
  return {
    id,
    object: 'invoice',
    account_country: 'SE',
    account_name: 'Peer',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: amount,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: of.currency,
    custom_fields: null,
    customer: of.customer,
    customer_account: null,
    customer_address: null,
    customer_email: email,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: 'PEER-0001',
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: of.metadata, subscription: of.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: { object: 'list', data: [payment], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    period_end: item?.current_period_end ?? now,
    period_start: item?.current_period_start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'paid',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: now, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
}
