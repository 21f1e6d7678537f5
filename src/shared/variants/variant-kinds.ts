export const VARIANT_KINDS = ['sizes', 'colors', 'options'] as const

export type VariantKind = (typeof VARIANT_KINDS)[number]
