import { useState } from 'react'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { MoveButtons } from '#client/admin/kit/move-buttons.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { PartnerDialog } from '#client/admin/partners/partner-dialog.tsx'
import { type Partner, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

export function PartnersPage() {
  const list = trpc.partners.list.useQuery()
  const adding = useNewDialog()
  const [edited, setEdited] = useState<Partner>()
  const toasts = useAdminToasts()
  const move = trpc.admin.partners.move.useMutation(toasts())
  const remove = trpc.admin.partners.delete.useMutation(toasts('Partner deleted'))
  const partners = list.data ?? []
  return (
    <AdminPage
      title="Partners"
      lead="The retailers featured in the shop, in this order."
      actions={<AddButton onClick={adding.open}>Add partner</AddButton>}
    >
      {list.data?.length === 0 && <p className={notesCss.empty}>No partners yet</p>}
      <ol className={listsCss.list}>
        {partners.map((partner, index) => (
          <li
            key={partner.id}
            id={`partner-${partner.id}`}
            className={`${adminCardCss.card} ${listsCss.listRow}`}
          >
            <MoveButtons
              name={partner.name}
              isFirst={index === 0}
              isLast={index === partners.length - 1}
              onMove={(direction) => move.mutate({ id: partner.id, direction })}
            />
            <div className={listsCss.rowText}>
              <h2 className={adminCardCss.title}>{partner.name}</h2>
              <p className={listsCss.rowNote}>{partner.description}</p>
              <p className={listsCss.rowTags}>
                <span className={baseCss.tag}>{partner.category}</span>
                <span className={baseCss.tag}>{partner.commission} commission</span>
              </p>
            </div>
            <RowMenu
              name={partner.name}
              acts={[
                { label: 'Edit', onClick: () => setEdited(partner) },
                {
                  label: 'Delete',
                  isDangerous: true,
                  question: {
                    title: `Delete ${partner.name}?`,
                    action: 'Delete partner',
                    busy: 'Deleting...',
                    isPending: remove.isPending,
                    onConfirm: (close) => remove.mutate({ id: partner.id }, { onSuccess: close }),
                    children: <p>Its card is removed from the shop. Products from this retailer stay.</p>,
                  },
                },
              ]}
            />
          </li>
        ))}
      </ol>
      {adding.isOpen && <PartnerDialog partner={undefined} onClose={adding.close} />}
      {edited && <PartnerDialog partner={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  )
}
