import { useState } from 'react'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { ScrollRegion } from '#client/admin/kit/scroll-region.tsx'
import { useProductDeletion } from '#client/admin/products/use-product-deletion.ts'
import { REASON_MAX_LENGTH } from '#shared/limits.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'

interface DeleteProductsProps {
  products: { id: number; name: string; source: string }[]
  onClose: () => void
  onDeleted: () => void
}

export function DeleteProducts({ products, onClose, onDeleted }: DeleteProductsProps) {
  const [reason, setReason] = useState('')
  const remove = useProductDeletion(() => {
    onClose()
    onDeleted()
  })
  const count = counted(products.length, 'product')
  return (
    <ConfirmDialog
      open
      title={`Delete ${count}?`}
      action={`Delete ${count}`}
      busy="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ ids: products.map(({ id }) => id), reason })}
      onClose={onClose}
      field={
        <Field
          label="Reason"
          hint="Optional. Shown in the trash and in import reports."
          value={reason}
          maxLength={REASON_MAX_LENGTH}
          onChange={(event) => setReason(event.target.value)}
        />
      }
    >
      <ScrollRegion className={listsCss.names} label="Products to delete">
        <ul className={listsCss.bullets}>
          {products.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </ScrollRegion>
      <p>
        You can restore them from the trash.
        {products.some(({ source }) => isFromFeed(source)) && ' Until then, imports skip them.'}
      </p>
    </ConfirmDialog>
  )
}
