import { formatNumber } from '#shared/messages/formats.ts'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'
import type { Placeholder } from '#shared/messages/messages.ts'

type Values<Text extends string, Value = string | number> = Record<Placeholder<Text>, Value>

type Form<Text extends string> = Text extends `${infer First}|${infer Rest}` ? First | Form<Rest> : Text

const PLACEHOLDER = /\{(\w+)\}/

const rules = new Map<Language, Intl.PluralRules>()

/** Fills in each placeholder, and writes numbers as the language does: `fill('{n} likes', { n: 1200 })`. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return partsOf(text, values).join('')
}

/** Chooses from `{n} product|{n} products`, with a form for each plural category of the language in its order. */
export function plural<Text extends string>(forms: Text, count: number): Form<Text>
export function plural(forms: string, count: number): string {
  const rule = rulesOf(currentLanguage())
  const index = rule.resolvedOptions().pluralCategories.indexOf(rule.select(count))
  return forms.split('|')[index] ?? forms
}

/** Splits the text at its placeholders, which their values replace. Texts beside each other become one. */
export function partsOf<Text extends string, Value>(
  text: Text,
  values: Values<Text, Value>,
): (string | Value)[] {
  const byName = new Map(Object.entries<Value>(values))
  const parts: (string | Value)[] = []
  for (const [index, part] of text.split(PLACEHOLDER).entries()) {
    const given = index % 2 === 0 ? part : byName.get(part)
    const value = typeof given === 'number' ? formatNumber(given) : given
    const previous = parts.at(-1)
    if (typeof value === 'string' && typeof previous === 'string') parts.splice(-1, 1, previous + value)
    else if (value !== undefined && value !== '') parts.push(value)
  }
  return parts
}

function rulesOf(language: Language): Intl.PluralRules {
  const cached = rules.get(language)
  if (cached) return cached
  const created = new Intl.PluralRules(language)
  rules.set(language, created)
  return created
}
