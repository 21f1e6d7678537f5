import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { FilterChoice, FilterDay, FilterSearch } from '#client/admin/kit/filter-controls.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import type { Choices } from '#client/admin/kit/select.tsx'

export interface Filter<Search> {
  name: Exclude<keyof Search, 'search' | 'page'> & string
  label: string
  /** The choices; without them the filter is a date. */
  options?: Choices
}

interface FilterBarProps<Search> {
  /** The label of the search field, which is always visible. */
  label: string
  current: Search
  filters?: readonly Filter<Search>[]
}

/**
 * A search field and choices, behind a button where the window is too narrow. All state is in the address, so a list
 * can be bookmarked, shared and reached by Back.
 */
export function FilterBar<Search extends { search?: string | undefined }>({
  label,
  current,
  filters = [],
}: FilterBarProps<Search>) {
  const choicesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const set = (name: string) => (value: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, [name]: value, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  const chosen = chosenIn(current)
  const hasDays = filters.some(({ options }) => !options)
  const parts = [
    filtersCss.filters,
    filters.length > 0 && filtersCss.filtersChoices,
    hasDays && filtersCss.filtersDays,
  ]
  return (
    <search className={parts.filter(Boolean).join(' ')}>
      <FilterSearch label={label} value={current.search ?? ''} onChoose={set('search')} />
      {filters.length > 0 && (
        <>
          <Button
            className={filtersCss.toggle}
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={choicesId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </Button>
          <div id={choicesId} className={filtersCss.choices} data-open={isOpen || undefined}>
            {filters.map(({ name, options, ...filter }) => {
              const control = { ...filter, value: String(current[name] ?? ''), onChoose: set(name) }
              return options ? (
                <FilterChoice key={name} {...control} options={options} />
              ) : (
                <FilterDay key={name} {...control} />
              )
            })}
          </div>
        </>
      )}
    </search>
  )
}

const NO_FILTERS = ['search', 'sort', 'page']

function chosenIn(current: object): number {
  return Object.entries(current).filter(([name, value]) => value !== undefined && !NO_FILTERS.includes(name))
    .length
}
