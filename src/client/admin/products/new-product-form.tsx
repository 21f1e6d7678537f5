import { Button, Input, NativeSelect, Textarea } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { AdminNumberField } from '#client/admin/kit/admin-number-field.tsx'
import { numberOf, textOf } from '#client/admin/kit/form-values.ts'
import { PicturePreview } from '#client/admin/kit/picture-preview.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { hasUnreadableNumbers } from '#client/ui/use-unreadable.ts'
import { CATEGORIES } from '#shared/categories.ts'
import {
  DEFAULT_COMMISSION,
  DEFAULT_CURRENCY,
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '#shared/limits.ts'

export function NewProductForm() {
  const refresh = useRefresh()
  const [imageUrl, setImageUrl] = useState('')
  const add = trpc.admin.products.add.useMutation({
    onSuccess: () => {
      showToast({ type: 'success', title: 'Product added successfully!' })
      return refresh()
    },
    onError: () => showToast({ type: 'error', title: 'Failed to add product' }),
  })
  const { fields: errors } = callError(add.error)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (hasUnreadableNumbers(form)) return
    const added = await add.mutateAsync(newProductOf(new FormData(form))).catch(() => undefined)
    if (!added) return
    form.reset()
    setImageUrl('')
  }
  return (
    <form className="admin-form" aria-label="Add New Product" onSubmit={submit} noValidate>
      <AdminField label="Name" error={errors.name} required>
        <Input name="name" maxLength={NAME_MAX_LENGTH} autoComplete="off" />
      </AdminField>
      <AdminField label="Description" error={errors.description}>
        <Textarea name="description" rows={3} maxLength={DESCRIPTION_MAX_LENGTH} />
      </AdminField>
      <div className="admin-form-row">
        <AdminNumberField
          label="Price"
          name="price"
          error={errors.price}
          hint="Leave empty if unknown: the shop then says “See price at retailer”"
        />
        <AdminField label="Currency" error={errors.currency}>
          <Input name="currency" defaultValue={DEFAULT_CURRENCY} maxLength={3} autoComplete="off" />
        </AdminField>
        <AdminField label="Commission" error={errors.commission}>
          <Input name="commission" defaultValue={DEFAULT_COMMISSION} autoComplete="off" />
        </AdminField>
      </div>
      <AdminField label="Category" error={errors.category}>
        <NativeSelect.Root>
          <NativeSelect.Field name="category" defaultValue="">
            <option value="">No category</option>
            {CATEGORIES.map(({ short, name }) => (
              <option key={short} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </AdminField>
      <div className="admin-form-row">
        <AdminField label="Advertiser name" error={errors.advertiserName}>
          <Input name="advertiserName" autoComplete="off" />
        </AdminField>
        <AdminField label="Advertiser ID" error={errors.advertiserId}>
          <Input name="advertiserId" autoComplete="off" />
        </AdminField>
      </div>
      <AdminField label="Affiliate link" error={errors.affiliateLink}>
        <Input name="affiliateLink" type="url" placeholder="https://" autoComplete="off" />
      </AdminField>
      <div className="admin-picture-row">
        <AdminField label="Image address" error={errors.imageUrl}>
          <Input
            name="imageUrl"
            type="url"
            placeholder="https://"
            autoComplete="off"
            value={imageUrl}
            onChange={(event) => setImageUrl(event.target.value)}
          />
        </AdminField>
        <PicturePreview url={imageUrl} />
      </div>
      <Button type="submit" disabled={add.isPending}>
        {add.isPending ? 'Adding...' : 'Add Product'}
      </Button>
    </form>
  )
}

function newProductOf(form: FormData) {
  return {
    name: textOf(form, 'name') ?? '',
    description: textOf(form, 'description'),
    price: numberOf(form, 'price'),
    currency: textOf(form, 'currency'),
    commission: textOf(form, 'commission'),
    category: textOf(form, 'category'),
    advertiserName: textOf(form, 'advertiserName'),
    advertiserId: textOf(form, 'advertiserId'),
    affiliateLink: textOf(form, 'affiliateLink'),
    imageUrl: textOf(form, 'imageUrl'),
  }
}
