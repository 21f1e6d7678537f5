import { Button, Menu, Portal } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { FilterControl, FilterSearch } from '#client/admin/kit/filter-controls.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import type { Choices } from '#client/admin/kit/select.tsx'
import { Icon } from '#client/ui/icon.tsx'

export interface Filter<Search> {
  name: Exclude<keyof Search, 'search' | 'page'> & string
  label: string
  /** The choices; without them the filter is a date. */
  options?: Choices
}

interface FilterBarProps<Search> {
  label: string
  current: Search
  filters?: readonly Filter<Search>[]
}

/**
 * A search field, the filters in use, and a menu of the others; a single filter needs no menu. All state is in the
 * address, so a list can be bookmarked, shared and reached by Back.
 */
export function FilterBar<Search extends { search?: string | undefined }>({
  label,
  current,
  filters = [],
}: FilterBarProps<Search>) {
  const [added, setAdded] = useState<string[]>([])
  const newest = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const set = (name: string) => (value: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, [name]: value, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  const isSingle = filters.length === 1
  const isUsed = ({ name }: Filter<Search>) => isSingle || current[name] !== undefined || added.includes(name)
  const others = filters.filter((filter) => !isUsed(filter))
  const remove = (name: string) => {
    setAdded(added.filter((other) => other !== name))
    set(name)(undefined)
  }
  return (
    <search className={filtersCss.filters}>
      <FilterSearch label={label} value={current.search ?? ''} onChoose={set('search')} />
      {filters.filter(isUsed).map(({ name, ...filter }) => (
        <FilterControl
          key={name}
          ref={name === added.at(-1) ? newest : undefined}
          {...filter}
          value={String(current[name] ?? '')}
          onChoose={set(name)}
          onRemove={isSingle ? undefined : () => remove(name)}
        />
      ))}
      {others.length > 0 && (
        <AddFilter
          filters={others}
          onAdd={(name) => setAdded([...added.filter((other) => other !== name), name])}
          onClosed={() => newest.current?.querySelector<HTMLElement>('select, input')?.focus()}
        />
      )}
    </search>
  )
}

interface AddFilterProps {
  filters: readonly { name: string; label: string }[]
  onAdd: (name: string) => void
  onClosed: () => void
}

function AddFilter({ filters, onAdd, onClosed }: AddFilterProps) {
  return (
    <Menu.Root lazyMount unmountOnExit onExitComplete={onClosed}>
      <Menu.Trigger asChild>
        <Button className={filtersCss.add} variant="outline">
          <Icon icon={adminIcons.plus} /> Add filter
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {filters.map(({ name, label }) => (
              <Menu.Item key={name} value={name} onClick={() => onAdd(name)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
