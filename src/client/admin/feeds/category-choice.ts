import type { FeedCategory } from '#client/lib/trpc.ts'
import { ruleOf } from '#shared/feeds/category-rules.ts'
import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { foldText } from '#shared/text/text-folding.ts'

export type RuledCategory = CategoryRule['category']

export const CATEGORY_FILTERS = ['all', 'ruled', 'unmatched'] as const
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]

export function ruleFor(rules: CategoryRule[], text: string): RuledCategory | '' {
  return rules.find((rule) => rule.text === text)?.category ?? ''
}

/** An empty choice removes the rule. The first match decides, so longer texts go before shorter ones. */
export function withRule(rules: CategoryRule[], text: string, category: RuledCategory | ''): CategoryRule[] {
  const others = rules.filter((rule) => rule.text !== text)
  if (!category) return others
  return [...others, { text, category }].sort((a, b) => b.text.length - a.text.length)
}

export function matchingCategories(
  categories: FeedCategory[],
  rules: CategoryRule[],
  { search, filter }: { search: string; filter: CategoryFilter },
) {
  const words = searchTerms(search)
  const hasWords = ({ text }: FeedCategory) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
  return categories.filter((category) => hasWords(category) && passes(category, filter, rules))
}

function passes({ text, suggestion }: FeedCategory, filter: CategoryFilter, rules: CategoryRule[]): boolean {
  if (filter === 'all') return true
  const isRuled = ruleOf([text], rules) !== undefined
  return filter === 'ruled' ? isRuled : !isRuled && suggestion === null
}

/** Returns the rules that match no category of the file exactly: path prefixes, and categories of earlier files. */
export function otherRules(rules: CategoryRule[], categories: FeedCategory[]): CategoryRule[] {
  const listed = new Set(categories.map(({ text }) => text))
  return rules.filter(({ text }) => !listed.has(text))
}

export function decidedBy(rules: CategoryRule[], categories: FeedCategory[]): Map<string, number> {
  const decided = new Map<string, number>()
  for (const { text } of categories) {
    const rule = ruleOf([text], rules)
    if (rule) decided.set(rule.text, (decided.get(rule.text) ?? 0) + 1)
  }
  return decided
}

export function countedCategories(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'category' : 'categories'}`
}
