import { Button, NativeSelect } from '@chakra-ui/react'
import * as feedCategoriesCss from '#client/admin/feeds/feed-categories.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'

interface CategoryPagerProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
}

/** Within a step of the wizard, whose address is the step's. */
export function CategoryPager({ page, totalPages, onChange }: CategoryPagerProps) {
  if (totalPages <= 1) return null
  return (
    <nav className={feedCategoriesCss.categoryPager} aria-label="Pages of categories">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon icon={lateIcons.chevronLeft} /> Previous
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
        Next <Icon icon={lateIcons.chevronRight} />
      </Button>
    </nav>
  )
}
