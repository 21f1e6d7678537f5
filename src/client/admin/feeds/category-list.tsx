import { Button, Input } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useState } from 'react'
import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  countedCategories,
  matchingCategories,
  type RuledCategory,
  ruleFor,
} from '#client/admin/feeds/category-choice.ts'
import { CategorySelect } from '#client/admin/feeds/category-select.tsx'
import * as feedCategoriesCss from '#client/admin/feeds/feed-categories.css.ts'
import * as feedRowsCss from '#client/admin/feeds/feed-rows.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { useCategories } from '#client/lib/categories.ts'
import type { FeedCategory } from '#client/lib/trpc.ts'
import { ruleOf, SKIP } from '#shared/feeds/category-rules.ts'
import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import { findCategory, type NamedCategory } from '#shared/products/categories.ts'

const FIRST = 25
const MORE = 100

const FILTER_LABELS: Record<CategoryFilter, string> = {
  all: 'All categories',
  ruled: 'With a rule',
  unmatched: 'Without a match',
}

interface ListView {
  search: string
  filter: CategoryFilter
  listed: number
}

export interface CategoriesProps {
  categories: FeedCategory[]
  rules: CategoryRule[]
  onChoose: (text: string, category: RuledCategory | '') => void
}

export function CategoryList({ categories, rules, onChoose }: CategoriesProps) {
  const [view, setView] = useState<ListView>({ search: '', filter: 'all', listed: FIRST })
  const matches = matchingCategories(categories, rules, view)
  const visible = matches.slice(0, view.listed)
  const total = countedCategories(categories.length)
  return (
    <>
      <div className={feedCategoriesCss.categoryTools}>
        <Input
          type="search"
          size="sm"
          aria-label="Search categories"
          placeholder="Search categories..."
          value={view.search}
          onKeyDown={keepEnter}
          onChange={(event) => setView({ ...view, search: event.target.value, listed: FIRST })}
        />
        <Select
          size="sm"
          aria-label="Show"
          value={view.filter}
          onChange={({ target }) => {
            const filter = CATEGORY_FILTERS.find((one) => one === target.value)
            if (filter) setView({ ...view, filter, listed: FIRST })
          }}
        >
          <Options of={CATEGORY_FILTERS.map((filter) => [filter, FILTER_LABELS[filter]])} />
        </Select>
      </div>
      <p role="status" className={feedCategoriesCss.categoryTotal}>
        {matches.length === categories.length ? total : `${formatNumber(matches.length)} of ${total}`}
      </p>
      <ul className={feedRowsCss.categoryRows} aria-label="Categories of the feed">
        {visible.map((category) => (
          <CategoryRow
            key={category.text}
            category={category}
            rules={rules}
            onChoose={(choice) => onChoose(category.text, choice)}
          />
        ))}
      </ul>
      {matches.length > visible.length && (
        <Button
          variant="outline"
          size="sm"
          marginTop="14px"
          onClick={() => setView({ ...view, listed: view.listed + MORE })}
        >
          Show {formatNumber(Math.min(MORE, matches.length - visible.length))} more
        </Button>
      )}
    </>
  )
}

/** Enter would submit the step; in a search field it must not. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

interface CategoryRowProps {
  category: FeedCategory
  rules: CategoryRule[]
  onChoose: (category: RuledCategory | '') => void
}

function CategoryRow({ category, rules, onChoose }: CategoryRowProps) {
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
