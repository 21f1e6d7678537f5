import type { Token, Tokens } from 'marked'
import { PRODUCT_SYNTAX } from '#shared/inputs/product-blocks.ts'
import type { Language } from '#shared/messages/languages.ts'
import { markdownTokens } from './markdown-tokens.ts'

interface ArticleParts {
  introduction: string
  body: string
  conclusion: string
}

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
  const first = firstOr(tokens.findIndex(isSectionHeading), tokens.length)
  const last = firstOr(tokens.findLastIndex(isSectionHeading), tokens.length)
  const end = isConclusion(tokens[last]) ? last : tokens.length
  return {
    introduction: tokens.slice(0, first),
    body: tokens.slice(first, end),
    conclusion: tokens.slice(end),
  }
}

function partsOf(text: string): ArticleParts {
  const { introduction, body, conclusion } = partTokens(markdownTokens(text, PRODUCT_SYNTAX))
  return {
    introduction: markdownOf(introduction),
    body: markdownOf(body),
    conclusion: markdownOf(conclusion.slice(1)),
  }
}

export function missingPart(text: string) {
  const parts = partsOf(text)
  const part = (['introduction', 'body', 'conclusion'] as const).find((name) => !parts[name].trim())
  return part && { part, reason: MISSING[part] }
}

export function readMinutesOf(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function markdownOf(tokens: Token[]): string {
  const raw = tokens.map((token) => token.raw).join('')
  return raw.replace(/^\n+/, '').trimEnd()
}

function firstOr(index: number, otherwise: number): number {
  return index === -1 ? otherwise : index
}

export function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2
}

function isConclusion(token: Token | undefined): boolean {
  if (token === undefined || !isSectionHeading(token)) return false
  return Object.values(CONCLUSIONS).includes(token.text.trim())
}
