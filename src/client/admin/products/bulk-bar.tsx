import { Button, NativeSelect } from '@chakra-ui/react'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as bulkBarCss from '#client/admin/kit/bulk-bar.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { DeleteProducts } from '#client/admin/products/delete-products.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { type CatalogueRow, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

const FLAGS = [
  { value: 'pick', label: "Mark as Editor's Pick", change: { isEditorsPick: true } },
  { value: 'no-pick', label: "Remove Editor's Pick", change: { isEditorsPick: false } },
  { value: 'best', label: 'Mark as Best Seller', change: { isBestSeller: true } },
  { value: 'no-best', label: 'Remove Best Seller', change: { isBestSeller: false } },
]

/** What can be done to the chosen products at once. */
export function BulkBar({ products, onDone }: { products: CatalogueRow[]; onDone: () => void }) {
  const ids = products.map(({ id }) => id)
  const moves = useCategories().map(({ id, short, name }) => ({
    value: `category-${id}`,
    label: `Move to ${name}`,
    change: { category: short },
  }))
  const changes = [...FLAGS, ...moves]
  const [isDeleting, setDeleting] = useState(false)
  const refresh = useRefresh()
  const change = trpc.admin.products.change.useMutation({
    onSuccess: ({ changed }) => {
      showToast({
        type: 'success',
        title: changed === 1 ? '1 product changed' : `${changed} products changed`,
      })
      onDone()
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const choose = (value: string) => {
    const chosen = changes.find((candidate) => candidate.value === value)
    if (chosen) change.mutate({ ids, ...chosen.change })
  }
  return (
    <section className={bulkBarCss.bulk} aria-label="Selected products">
      <p role="status">{ids.length} chosen</p>
      <NativeSelect.Root size="sm" width="auto" disabled={change.isPending}>
        <NativeSelect.Field
          aria-label="Edit selected products"
          value=""
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">Change...</option>
          {changes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button size="sm" variant="outline" className={actionsCss.danger} onClick={() => setDeleting(true)}>
        <Icon icon={adminIcons.trash} /> Delete
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        Clear selection
      </Button>
      {isDeleting && (
        <DeleteProducts products={products} onClose={() => setDeleting(false)} onDeleted={onDone} />
      )}
    </section>
  )
}
