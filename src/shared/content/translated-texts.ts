/** What is translated text by text; articles are translated as whole entries. */
export const TRANSLATED_KINDS = ['category', 'landing-page', 'content'] as const

export type TranslatedKind = (typeof TRANSLATED_KINDS)[number]
