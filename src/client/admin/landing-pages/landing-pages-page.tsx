import { Button, Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { MoveButtons } from '#client/admin/kit/move-buttons.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { NewLandingPageDialog } from '#client/admin/landing-pages/new-landing-page-dialog.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatCount } from '#shared/money.ts'

const HEADINGS = ['Name', 'Address', 'Products', 'State', 'Navigation', 'Order']

export function LandingPagesPage() {
  const { locale } = useSite()
  const [isAdding, setIsAdding] = useState(false)
  const list = trpc.admin.landingPages.list.useQuery()
  const move = trpc.admin.landingPages.move.useMutation(useAdminToasts()())
  const rows = list.data ?? []
  return (
    <AdminPage
      title="Landing pages"
      lead="Pages of the shop for what people search for, such as strollers: a heading, a text and the products that fit."
      actions={
        <Button onClick={() => setIsAdding(true)}>
          <Icon icon={adminIcons.plus} /> New landing page
        </Button>
      }
    >
      {isAdding && <NewLandingPageDialog onClose={() => setIsAdding(false)} />}
      {list.isError && <p role="alert">The landing pages could not be loaded. Please try again later.</p>}
      {list.data?.length === 0 && (
        <EmptyNote title="No landing pages yet">
          Press New landing page, and name it after something that parents look for: strollers, car seats,
          sleeping bags.
        </EmptyNote>
      )}
      {rows.length > 0 && (
        <AdminTable
          label="Landing pages"
          isWide
          headings={<ColumnHeadings names={HEADINGS} amounts={['Products']} />}
        >
          {rows.map((page, index) => (
            <Table.Row key={page.id}>
              <Table.Cell data-label="Name" className={tableCss.title}>
                <Link
                  className={tableCss.rowLink}
                  to="/admin/landing-pages/$id"
                  params={{ id: String(page.id) }}
                >
                  {page.name}
                </Link>
              </Table.Cell>
              <Table.Cell data-label="Address">/shop/{page.slug}</Table.Cell>
              <Table.Cell data-label="Products" className={tableCss.amount}>
                {page.isCapped && 'more than '}
                {page.products === null ? '–' : formatCount(page.products, locale)}
              </Table.Cell>
              <Table.Cell data-label="State">
                <span className={`${baseCss.tag} ${page.isPublished ? baseCss.tintSafety : ''}`}>
                  {page.isPublished ? 'Published' : 'Hidden'}
                </span>
              </Table.Cell>
              <Table.Cell data-label="Navigation">{page.inNavigation ? 'Shown' : '–'}</Table.Cell>
              <Table.Cell data-label="Order">
                <MoveButtons
                  name={page.name}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  onMove={(direction) => move.mutate({ id: page.id, direction })}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </AdminTable>
      )}
    </AdminPage>
  )
}
