import type Stripe from 'stripe'
import { newId, nowSeconds, type PeerDispute } from '#tests/stripe-peer/state.ts'

interface PaymentOrder {
  amountMinor: number
  currency: string
  email: string
  customer: string | null
  metadata: Record<string, string>
  description: string
}

export function paymentIntent(order: PaymentOrder, charge: string): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: order.amountMinor,
    amount_capturable: 0,
    amount_received: order.amountMinor,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    currency: order.currency,
    customer: order.customer,
    customer_account: null,
    description: order.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: charge,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: 'pm_card_visa',
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

export function charge(order: PaymentOrder, intent: string, id: string): Stripe.Charge {
  return {
    id,
    object: 'charge',
    amount: order.amountMinor,
    amount_captured: order.amountMinor,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: { address: null, email: order.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'PEER',
    captured: true,
    created: nowSeconds(),
    currency: order.currency,
    customer: order.customer,
    description: order.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: order.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent,
    payment_method: 'pm_card_visa',
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

export function refund(of: Stripe.Charge, amountMinor: number): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: amountMinor,
    balance_transaction: newId('txn'),
    charge: of.id,
    created: nowSeconds(),
    currency: of.currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: of.payment_intent,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

export function dispute(of: Stripe.Charge, status: Stripe.Dispute.Status): PeerDispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: of.amount,
    balance_transactions: [],
    charge: of.id,
    created: nowSeconds(),
    currency: of.currency,
    enhanced_eligibility_types: [],
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: of.payment_intent,
    reason: 'fraudulent',
    status,
  }
}
