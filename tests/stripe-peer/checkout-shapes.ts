import type Stripe from 'stripe'
import { newId, nowSeconds } from '#tests/stripe-peer/state.ts'

interface SessionOrder {
  mode: 'payment' | 'subscription'
  amountMinor: number
  currency: string
  email: string | null
  customer: string | null
  clientReferenceId: string | null
  metadata: Record<string, string>
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  submitType: 'donate' | null
  /** The peer's own address. */
  peerUrl: string
}

export function checkoutSession(order: SessionOrder): Stripe.Checkout.Session {
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: order.amountMinor,
    amount_total: order.amountMinor,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: order.cancelUrl,
    client_reference_id: order.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowSeconds(),
    currency: order.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: order.customer,
    customer_account: null,
    customer_creation: order.mode === 'payment' ? 'if_required' : 'always',
    customer_details: null,
    customer_email: order.email,
    discounts: [],
    expires_at: order.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: order.metadata,
    mode: order.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: order.mode === 'payment' ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: order.submitType,
    subscription: null,
    success_url: order.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${order.peerUrl}/c/pay/${id}`,
    wallet_options: null,
  }
}

export function customer(email: string): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: nowSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function portalSession(
  customerId: string,
  returnUrl: string | null,
  peerUrl: string,
): Stripe.BillingPortal.Session {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_1',
    created: nowSeconds(),
    customer: customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${peerUrl}/p/session/${id}`,
  }
}
