/** Conditions that need an administrator's attention, the most urgent first. */
export const ATTENTION_KINDS = [
  'feeds-failing',
  'feeds-overdue',
  'networks-unread',
  'backup-old',
  'environment-password',
  'rates-old',
  'prices-held',
  'links-broken',
  'articles-ageing',
  'mail-missing',
  'subscribers-waiting',
  'products-with-claims',
  'products-without-price',
  'products-without-picture',
  'products-without-text',
  'products-without-category',
  'products-out-of-stock',
] as const

export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** `count` is the number of entries in the linked list; 1 when there is nothing to count. */
export interface Attention {
  kind: AttentionKind
  count: number
}
