import { Button } from '@chakra-ui/react'
import * as feedCategoriesCss from '#client/admin/feeds/feed-categories.css.ts'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

interface CategoryPagerProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
}

/** Keeps its page in state: the address belongs to the wizard's step. */
export function CategoryPager({ page, totalPages, onChange }: CategoryPagerProps) {
  if (totalPages <= 1) return null
  return (
    <nav className={feedCategoriesCss.categoryPager} aria-label="Pages of categories">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon icon={deferredIcons.chevronLeft} /> Previous
      </Button>
      <Select
        size="sm"
        width="auto"
        aria-label="Page"
        value={page}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <Options
          of={Array.from({ length: totalPages }, (_, index) => [
            index + 1,
            `Page ${index + 1} of ${totalPages}`,
          ])}
        />
      </Select>
      <Button variant="outline" size="sm" disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        Next <Icon icon={deferredIcons.chevronRight} />
      </Button>
    </nav>
  )
}
