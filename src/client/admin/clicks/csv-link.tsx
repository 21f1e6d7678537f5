import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import { Icon } from '#client/ui/icon.tsx'

interface CsvLinkProps {
  range: ClickRange
  groupBy: 'day' | 'retailer' | 'placement' | 'product'
  label: string
}

export function CsvLink({ range, groupBy, label }: CsvLinkProps) {
  const query = new URLSearchParams({ ...range, groupBy })
  return (
    <p className="clicks-csv">
      <a href={`/api/admin/clicks.csv?${query}`} download>
        <Icon name="download" /> {label} (CSV)
      </a>
    </p>
  )
}
