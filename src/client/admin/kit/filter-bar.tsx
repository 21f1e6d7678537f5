import { Button } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { FilterSearch } from '#client/admin/kit/filter-controls.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'

interface FilterBarProps {
  /** Of the search field, which is always in sight. */
  label: string
  /** What the address says. */
  current: { search?: string | undefined }
  onSearch: (text: string | undefined) => void
  hasDays?: boolean
  /** The choices. */
  children?: ReactNode
}

/** A search field and choices, which stand behind a button where the window has no room for them beside it. */
export function FilterBar({ label, current, onSearch, hasDays, children }: FilterBarProps) {
  const choicesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = chosenIn(current)
  const parts = [filtersCss.filters, children && filtersCss.filtersChoices, hasDays && filtersCss.filtersDays]
  return (
    <search className={parts.filter(Boolean).join(' ')}>
      <FilterSearch label={label} value={current.search} onSettled={onSearch} />
      {children && (
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
            {children}
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
