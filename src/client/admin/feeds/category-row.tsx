import { useId } from 'react'
import { type RuledCategory, ruleFor } from '#client/admin/feeds/category-choice.ts'
import { CategorySelect } from '#client/admin/feeds/category-select.tsx'
import { useSite } from '#client/lib/site.ts'
import type { FeedCategory } from '#client/lib/trpc.ts'
import { categoryByShort } from '#shared/categories.ts'
import { ruleOf } from '#shared/category-rules.ts'
import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { formatCount } from '#shared/money.ts'

interface CategoryRowProps {
  category: FeedCategory
  rules: CategoryRule[]
  onChoose: (category: RuledCategory | '') => void
}

export function CategoryRow({ category, rules, onChoose }: CategoryRowProps) {
  const { locale } = useSite()
  const id = useId()
  const { text, count } = category
  return (
    <li>
      <label htmlFor={id}>
        {text}{' '}
        <span>
          {formatCount(count, locale)} {count === 1 ? 'product' : 'products'}
        </span>
      </label>
      <CategorySelect
        id={id}
        value={ruleFor(rules, text)}
        automatic={automaticText(category, rules)}
        onChange={onChoose}
      />
    </li>
  )
}

/** What becomes of the category without a rule of its own. */
function automaticText({ text, suggestion }: FeedCategory, rules: CategoryRule[]): string {
  const others = rules.filter((rule) => rule.text !== text)
  const rule = ruleOf([text], others)
  if (rule) return `Rule “${rule.text}”: ${ruledName(rule.category)}`
  return suggestion ? `Automatic: ${categoryByShort(suggestion).name}` : 'Automatic, product by product'
}

function ruledName(category: RuledCategory): string {
  return category === 'skip' ? 'left out' : categoryByShort(category).name
}
