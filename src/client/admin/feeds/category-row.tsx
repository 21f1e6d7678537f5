import { useId } from 'react'
import { type RuledCategory, ruleFor } from '#client/admin/feeds/category-choice.ts'
import { CategorySelect } from '#client/admin/feeds/category-select.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { useCategories } from '#client/lib/categories.ts'
import type { FeedCategory } from '#client/lib/trpc.ts'
import { ruleOf, SKIP } from '#shared/feeds/category-rules.ts'
import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { findCategory, type NamedCategory } from '#shared/products/categories.ts'

interface CategoryRowProps {
  category: FeedCategory
  rules: CategoryRule[]
  onChoose: (category: RuledCategory | '') => void
}

export function CategoryRow({ category, rules, onChoose }: CategoryRowProps) {
  const id = useId()
  const categories = useCategories()
  const { text, count } = category
  return (
    <li>
      <label htmlFor={id}>
        {text} <span>{counted(count, 'product')}</span>
      </label>
      <CategorySelect
        id={id}
        value={ruleFor(rules, text)}
        automatic={automaticText(category, rules, categories)}
        onChange={onChoose}
      />
    </li>
  )
}

/** Describes what happens to the category without a rule of its own. */
function automaticText(
  { text, suggestion }: FeedCategory,
  rules: CategoryRule[],
  categories: readonly NamedCategory[],
): string {
  const nameOf = (short: string) => findCategory(categories, short)?.name ?? short
  const others = rules.filter((rule) => rule.text !== text)
  const rule = ruleOf([text], others)
  if (rule) return `Rule “${rule.text}”: ${rule.category === SKIP ? 'left out' : nameOf(rule.category)}`
  return suggestion ? `Automatic: ${nameOf(suggestion)}` : 'Automatic, product by product'
}
