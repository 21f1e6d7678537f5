import type { Token, Tokens } from 'marked'
import { PRODUCT_SYNTAX } from '#shared/inputs/product-blocks.ts'
import type { Language } from '#shared/messages/languages.ts'
import { markdownTokens } from './markdown-tokens.ts'

export interface PartTokens {
  introduction: Token[]
  body: Token[]
  conclusion: Token[]
}

const CONCLUSIONS: Record<Language, string> = { en: 'Conclusion', sv: 'Sammanfattning' }
const WORDS_PER_MINUTE = 220
const MISSING = {
  introduction: 'the text begins with at least one paragraph before the first heading',
  body: 'there is a section "## …" between the introduction and the conclusion',
  conclusion: `the last section is ${Object.values(CONCLUSIONS)
    .map((heading) => `"## ${heading}"`)
    .join(' or ')}`,
}

/** The introduction ends at the first second-level heading; the conclusion's heading says so. */
export function partTokens(tokens: Token[]): PartTokens {
  const first = tokens.findIndex(isSectionHeading)
  const last = tokens.findLastIndex(isSectionHeading)
  const end = isConclusion(tokens[last]) ? last : tokens.length
  if (first === -1) return { introduction: tokens, body: [], conclusion: [] }
  return {
    introduction: tokens.slice(0, first),
    body: tokens.slice(first, end),
    conclusion: tokens.slice(end),
  }
}

export function missingPart(text: string) {
  const { introduction, body, conclusion } = partTokens(markdownTokens(text, PRODUCT_SYNTAX))
  // The conclusion has text beside its heading.
  const parts = { introduction, body, conclusion: conclusion.slice(1) }
  const isMissing = (part: keyof PartTokens) => !parts[part].some(({ raw }) => raw.trim())
  const part = (['introduction', 'body', 'conclusion'] as const).find(isMissing)
  return part && { part, reason: MISSING[part] }
}

export function readMinutesOf(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

export function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2
}

function isConclusion(token: Token | undefined): boolean {
  if (token === undefined || !isSectionHeading(token)) return false
  return Object.values(CONCLUSIONS).includes(token.text.trim())
}
