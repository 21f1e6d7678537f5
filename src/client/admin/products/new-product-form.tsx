import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { ProductFields, productIn } from '#client/admin/products/product-fields.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { DEFAULT_COMMISSION } from '#shared/limits.ts'

export function NewProductForm() {
  const [added, setAdded] = useState(0)
  const { onSuccess } = useAdminToasts()('Product added successfully!', () => setAdded(added + 1))
  const { currency } = useSite()
  const { form, field, isPending } = useForm(trpc.admin.products.create.useMutation(), {
    read: productIn,
    sentence: () => 'Failed to add product',
    onDone: onSuccess,
  })
  return (
    <form className={adminFormCss.form} aria-label="Add New Product" {...form}>
      <ProductFields
        key={added}
        field={field}
        product={{ currency, commission: DEFAULT_COMMISSION }}
        priceHint="Leave empty if unknown: the shop then says “See price at retailer”"
      />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Adding...' : 'Add Product'}
      </Button>
    </form>
  )
}
