import { NativeSelect } from '@chakra-ui/react'
import type { RuledCategory } from '#client/admin/feeds/category-choice.ts'
import { useCategories } from '#client/lib/categories.ts'
import { findCategory } from '#shared/categories.ts'
import { SKIP } from '#shared/category-rules.ts'

interface CategorySelectProps {
  id: string
  value: RuledCategory | ''
  /** What the choice of none means; without it one has to be chosen. */
  automatic?: string
  onChange: (category: RuledCategory | '') => void
}

/** One of the shop's categories for products of a feed, or none of them. */
export function CategorySelect({ id, value, automatic, onChange }: CategorySelectProps) {
  const categories = useCategories()
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        id={id}
        value={value === SKIP ? SKIP : (findCategory(categories, value)?.short ?? '')}
        onChange={(event) => onChange(event.target.value)}
      >
        {automatic && <option value="">{automatic}</option>}
        {categories.map(({ short, name }) => (
          <option key={short} value={short}>
            {name}
          </option>
        ))}
        <option value={SKIP}>Leave out of the shop</option>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
