import * as adminPaginationCss from '#client/admin/kit/admin-pagination.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import { useSite } from '#client/lib/site.ts'
import { Pagination } from '#client/ui/pagination.tsx'

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
      <p role="status">{counted(total, noun, locale)}</p>
      <Pagination page={page} totalPages={totalPages} />
    </div>
  )
}
