import type { RuledCategory } from '#client/admin/feeds/category-choice.ts'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { SKIP } from '#shared/feeds/category-rules.ts'
import { findCategory } from '#shared/products/categories.ts'

interface CategorySelectProps {
  id: string
  value: RuledCategory | ''
  /** The label of the empty choice; without it a choice is required. */
  automatic?: string
  onChange: (category: RuledCategory | '') => void
}

export function CategorySelect({ id, value, automatic, onChange }: CategorySelectProps) {
  const categories = useCategories()
  return (
    <Select
      size="sm"
      id={id}
      value={value === SKIP ? SKIP : (findCategory(categories, value)?.short ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      {automatic && <option value="">{automatic}</option>}
      <Options of={categories.map(({ short, name }) => [short, name])} />
      <option value={SKIP}>Leave out of the shop</option>
    </Select>
  )
}
