import { useState } from 'react'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import type { useSelection } from '#client/admin/kit/row-selection.tsx'
import { Options, Select } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { DeleteProducts } from '#client/admin/products/delete-products.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { type CatalogRow, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const FLAGS = [
  { value: 'pick', label: "Mark as Editor's Pick", change: { isEditorsPick: true } },
  { value: 'no-pick', label: "Remove Editor's Pick", change: { isEditorsPick: false } },
  { value: 'best', label: 'Mark as Best Seller', change: { isBestSeller: true } },
  { value: 'no-best', label: 'Remove Best Seller', change: { isBestSeller: false } },
]

export function ProductBulkActions({
  selection,
}: {
  selection: ReturnType<typeof useSelection<CatalogRow>>
}) {
  const { chosen, ids, clear } = selection
  const moves = useCategories().map(({ id, short, name }) => ({
    value: `category-${id}`,
    label: `Move to ${name}`,
    change: { category: short },
  }))
  const changes = [...FLAGS, ...moves]
  const [isDeleting, setDeleting] = useState(false)
  const toasts = useAdminToasts()
  const change = trpc.admin.products.updateMany.useMutation(
    toasts(({ changed }) => `${counted(changed, 'product')} changed`, clear),
  )
  const choose = (value: string) => {
    const picked = changes.find((candidate) => candidate.value === value)
    if (picked) change.mutate({ ids, ...picked.change })
  }
  return (
    <>
      <Select
        size="sm"
        width="auto"
        disabled={change.isPending}
        aria-label="Edit selected products"
        value=""
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">Change...</option>
        <Options of={changes.map(({ value, label }) => [value, label])} />
      </Select>
      <DangerButton size="sm" onClick={() => setDeleting(true)}>
        <Icon icon={adminIcons.trash} /> Delete
      </DangerButton>
      {isDeleting && (
        <DeleteProducts products={chosen} onClose={() => setDeleting(false)} onDeleted={clear} />
      )}
    </>
  )
}
