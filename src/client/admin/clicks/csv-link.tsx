import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ClickGroup } from '#shared/inputs/clicks.ts'

interface CsvLinkProps {
  range: ClickRange
  groupBy: ClickGroup
  label: string
}

export function CsvLink({ range, groupBy, label }: CsvLinkProps) {
  const query = new URLSearchParams({ ...range, groupBy })
  return (
    <p className={clicksCss.clicksCsv}>
      <a href={`/api/admin/clicks.csv?${query}`} className={clicksCss.link} download>
        <Icon icon={adminIcons.download} /> {label} (CSV)
      </a>
    </p>
  )
}
