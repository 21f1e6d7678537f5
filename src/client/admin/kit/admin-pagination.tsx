import * as adminPaginationCss from '#client/admin/kit/admin-pagination.css.ts'
import { useSite } from '#client/lib/site.ts'
import { Pagination } from '#client/ui/pagination.tsx'
import { formatCount } from '#shared/money.ts'

interface AdminPaginationProps {
  page: number
  totalPages: number
  total: number
  noun: string
}

export function AdminPagination({ page, totalPages, total, noun }: AdminPaginationProps) {
  const { locale } = useSite()
  return (
    <div className={adminPaginationCss.pages}>
      <p role="status">
        {formatCount(total, locale)} {total === 1 ? noun : `${noun}s`}
      </p>
      <Pagination page={page} totalPages={totalPages} />
    </div>
  )
}
