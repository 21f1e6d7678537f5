import { Input } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import {
  CATEGORY_FILTERS,
  type CategoryFilter,
  matchingCategories,
  type RuledCategory,
} from '#client/admin/feeds/category-choice.ts'
import { CategoryPager } from '#client/admin/feeds/category-pager.tsx'
import { CategoryRow } from '#client/admin/feeds/category-row.tsx'
import * as feedCategoriesCss from '#client/admin/feeds/feed-categories.css.ts'
import * as feedRowsCss from '#client/admin/feeds/feed-rows.css.ts'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { useSite } from '#client/lib/site.ts'
import type { FeedCategory } from '#client/lib/trpc.ts'
import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { formatCount } from '#shared/prices/money.ts'

const PAGE_SIZE = 25

const FILTER_LABELS: Record<CategoryFilter, string> = {
  all: 'All categories',
  ruled: 'With a rule',
  unmatched: 'Without a match',
}

interface ListView {
  search: string
  filter: CategoryFilter
  page: number
}

interface CategoryListProps {
  categories: FeedCategory[]
  rules: CategoryRule[]
  onChoose: (text: string, category: RuledCategory | '') => void
}

/** Lists the file's categories in pages: there may be thousands. */
export function CategoryList({ categories, rules, onChoose }: CategoryListProps) {
  const { locale } = useSite()
  const [view, setView] = useState<ListView>({ search: '', filter: 'all', page: 1 })
  const matches = matchingCategories(categories, rules, view)
  const totalPages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE))
  const page = Math.min(view.page, totalPages)
  const visible = matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const total = `${formatCount(categories.length, locale)} ${categories.length === 1 ? 'category' : 'categories'}`
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
          onChange={(event) => setView({ ...view, search: event.target.value, page: 1 })}
        />
        <Select
          size="sm"
          aria-label="Show"
          value={view.filter}
          onChange={({ target }) => {
            const filter = CATEGORY_FILTERS.find((one) => one === target.value)
            if (filter) setView({ ...view, filter, page: 1 })
          }}
        >
          <Options of={CATEGORY_FILTERS.map((filter) => [filter, FILTER_LABELS[filter]])} />
        </Select>
      </div>
      <p role="status" className={feedCategoriesCss.categoryTotal}>
        {matches.length === categories.length ? total : `${formatCount(matches.length, locale)} of ${total}`}
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
      <CategoryPager
        page={page}
        totalPages={totalPages}
        onChange={(next) => setView({ ...view, page: next })}
      />
    </>
  )
}

/** Enter would submit the step; in a search field it must not. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
