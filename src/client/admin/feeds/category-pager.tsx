import { Button, NativeSelect } from '@chakra-ui/react'
import { Icon } from '#client/ui/icon.tsx'

interface CategoryPagerProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
}

/** Within a step of the wizard, whose address is the step's. */
export function CategoryPager({ page, totalPages, onChange }: CategoryPagerProps) {
  if (totalPages <= 1) return null
  return (
    <nav className="category-pager" aria-label="Pages of categories">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon name="chevron-left" /> Previous
      </Button>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          aria-label="Page"
          value={page}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: totalPages }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              Page {number} of {totalPages}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button variant="outline" size="sm" disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        Next <Icon name="chevron-right" />
      </Button>
    </nav>
  )
}
