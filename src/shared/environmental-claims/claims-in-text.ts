import { GENERIC_PHRASES, LABELS, OFFSET_PHRASES } from '#shared/environmental-claims/claim-phrases.ts'

export interface ClaimingTexts {
  name: string
  description: string
}

/** Increase it when the same texts should yield different claims although the phrases are unchanged. */
const CLAIMS_VERSION = 1
const MAX_CLAIMS = 5
const ALL = expressionOf([...OFFSET_PHRASES, ...GENERIC_PHRASES])
const OFFSETS = expressionOf(OFFSET_PHRASES)
/** Quick test that matches everything `ALL` matches, and more, in half the time: most texts contain nothing. */
const LIKELY = new RegExp([...OFFSET_PHRASES, ...GENERIC_PHRASES].map(sourceOf).join('|'), 'iu')
const ACCENT = /[\u0300-\u036f]/

/** Changes whenever stored texts must be checked again. */
export const CLAIMS_STATE = [CLAIMS_VERSION, ALL.source]

/** Returns the first generic environmental claims of a product in lower case, each once, as the texts have them. */
export function claimsIn({ name, description }: ClaimingTexts): string[] {
  const texts = [composed(name), composed(description)]
  if (!texts.some((text) => LIKELY.test(text))) return []
  const expression = claimsAgainst(texts)
  const claims = new Set<string>()
  for (const text of texts)
    for (const match of text.matchAll(expression)) {
      claims.add(phraseOf(match).toLowerCase().replace(/\s+/g, ' '))
      if (claims.size === MAX_CLAIMS) return [...claims]
    }
  return [...claims]
}

/** Returns the pattern of unproven claims. A label anywhere in the product proves other claims, but never offsets. */
export function claimsAgainst(texts: string[]): RegExp {
  return texts.some((text) => LABELS.test(text)) ? OFFSETS : ALL
}

export function composed(text: string): string {
  return ACCENT.test(text) ? text.normalize('NFC') : text
}

function phraseOf(match: RegExpExecArray): string {
  return match.slice(1).reduce<string>((phrase, more) => phrase + (more ?? ''), match[0])
}

/** Matches whole words, but no negations: `not sustainable`, `non-biodegradable`. */
function expressionOf(phrases: string[]): RegExp {
  const negated = String.raw`(?<!(?<![\p{L}\p{N}])(?:not|non|no|inte|ej|icke)[\s\p{Pd}])`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${negated}(?:${phrases.map(sourceOf).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  )
}

function sourceOf(phrase: string): string {
  const [claim = '', more] = phrase.split('>')
  const source = spaced(claim)
  return more ? `${source}(?=(${spaced(more)})(?![\\p{L}\\p{N}]))` : source
}

function spaced(phrase: string): string {
  return phrase
    .replaceAll('(', '(?:')
    .replaceAll('~', '[\\s\\p{Pd}]{0,2}')
    .replaceAll(' ', '[\\s\\p{Pd}]{1,2}')
}
