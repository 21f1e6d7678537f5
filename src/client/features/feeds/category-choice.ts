import type { CategoryRule } from '#shared/feeds.ts'

export type RuledCategory = CategoryRule['category']

/** The rule for exactly this category of the feed, or none. */
export function ruleFor(rules: CategoryRule[], text: string): RuledCategory | '' {
  return rules.find((rule) => rule.text === text)?.category ?? ''
}

/** The rules with one for this category; an empty choice takes it away. */
export function withRule(rules: CategoryRule[], text: string, category: RuledCategory | ''): CategoryRule[] {
  const others = rules.filter((rule) => rule.text !== text)
  return category ? [...others, { text, category }] : others
}
