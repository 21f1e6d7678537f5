import { Button } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import * as filtersCss from '#client/admin/kit/filters.css.ts'

interface FilterBarProps {
  /** What the address says. */
  current: object
  /** Always in sight. */
  field: ReactNode
  hasDays?: boolean
  /** The choices. */
  children?: ReactNode
}

/** A search field and choices, which stand behind a button where the window has no room for them beside it. */
export function FilterBar({ current, field, hasDays, children }: FilterBarProps) {
  const choicesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = chosenIn(current)
  const parts = [filtersCss.filters, children && filtersCss.filtersChoices, hasDays && filtersCss.filtersDays]
  return (
    <search className={parts.filter(Boolean).join(' ')}>
      {field}
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
