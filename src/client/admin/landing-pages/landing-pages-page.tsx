import { Link, useNavigate } from '@tanstack/react-router'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { MoveButtons } from '#client/admin/kit/move-buttons.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { type ListedLandingPage, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'

export function LandingPagesPage() {
  const adding = useNewDialog()
  const list = trpc.admin.landingPages.list.useQuery()
  const move = trpc.admin.landingPages.move.useMutation(useAdminToasts()())
  const rows = list.data ?? []
  const columns: Column<ListedLandingPage>[] = [
    {
      name: 'Name',
      className: tableCss.title,
      cell: ({ id, name }) => (
        <Link className={tableCss.rowLink} to="/admin/landing-pages/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      ),
    },
    { name: 'URL', cell: ({ slug }) => <>/shop/{slug}</> },
    {
      name: 'Products',
      className: tableCss.amount,
      cell: ({ isCapped, products }) => (
        <>
          {isCapped && 'more than '}
          {products === null ? '–' : formatNumber(products)}
        </>
      ),
    },
    {
      name: 'Status',
      cell: ({ isPublished }) => (
        <span className={`${baseCss.tag} ${isPublished ? baseCss.tintSafety : ''}`}>
          {isPublished ? 'Published' : 'Hidden'}
        </span>
      ),
    },
    { name: 'Navigation', narrow: 'hidden', cell: ({ inNavigation }) => inNavigation && 'Shown' },
    {
      name: 'Order',
      cell: (page) => (
        <MoveButtons
          name={page.name}
          isFirst={page === rows[0]}
          isLast={page === rows.at(-1)}
          onMove={(direction) => move.mutate({ id: page.id, direction })}
        />
      ),
    },
  ]
  return (
    <AdminPage
      title="Landing pages"
      lead="Shop pages for what people search for, such as strollers: a heading, some text, and matching products."
      actions={<AddButton onClick={adding.open}>New landing page</AddButton>}
    >
      {adding.isOpen && <NewLandingPageDialog onClose={adding.close} />}
      <AdminList
        label="Landing pages"
        noun="landing page"
        isError={list.isError}
        rows={list.data}
        columns={columns}
        empty={
          <EmptyNote title="No landing pages yet">
            Press New landing page and name it after something parents search for: strollers, car seats,
            sleeping bags.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function NewLandingPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { form, field, isPending } = useForm(trpc.admin.landingPages.create.useMutation(), {
    read: (typed) => ({ name: typed.text('name') }),
    onDone: async ({ id }) => {
      await refresh()
      return navigate({ to: '/admin/landing-pages/$id', params: { id: String(id) } })
    },
  })
  return (
    <FormDialog
      title="New landing page"
      form={form}
      action="Create page"
      isBlocked={isPending}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        maxLength={60}
        missing="Enter a name"
        hint="The page’s heading, such as Strollers. The page lists what a search for it finds and stays hidden until you publish it."
        {...field('name')}
      />
    </FormDialog>
  )
}
