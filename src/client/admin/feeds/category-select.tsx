import { NativeSelect } from '@chakra-ui/react'
import type { RuledCategory } from '#client/admin/feeds/category-choice.ts'
import { CATEGORIES } from '#shared/categories.ts'

interface CategorySelectProps {
  id: string
  value: RuledCategory | ''
  /** What the choice of none means; without it one has to be chosen. */
  automatic?: string
  onChange: (category: RuledCategory | '') => void
}

/** One of the shop's categories for products of a feed, or none of them. */
export function CategorySelect({ id, value, automatic, onChange }: CategorySelectProps) {
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        id={id}
        value={value}
        onChange={(event) => onChange(toRuledCategory(event.target.value))}
      >
        {automatic && <option value="">{automatic}</option>}
        {CATEGORIES.map(({ short, name }) => (
          <option key={short} value={short}>
            {name}
          </option>
        ))}
        <option value="skip">Leave out of the shop</option>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

function toRuledCategory(value: string): RuledCategory | '' {
  if (value === 'skip') return 'skip'
  return CATEGORIES.find(({ short }) => short === value)?.short ?? ''
}
