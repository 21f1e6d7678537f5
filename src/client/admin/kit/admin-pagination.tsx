import * as adminPaginationCss from '#client/admin/kit/admin-pagination.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Pagination } from '#client/ui/pagination.tsx'

interface AdminPaginationProps {
  page: number
  totalPages: number
  total: number
  noun: string
}

export function AdminPagination({ page, totalPages, total, noun }: AdminPaginationProps) {
  return (
    <div className={adminPaginationCss.pages}>
      <p role="status" className={total === 0 ? baseCss.visuallyHidden : undefined}>
        {counted(total, noun)}
      </p>
      <Pagination page={page} totalPages={totalPages} />
    </div>
  )
}
