import { Dialog } from '@chakra-ui/react'
import { counted } from '#client/admin/kit/counted.ts'
import { SelectField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type EditableCategory, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

interface DeleteCategoryProps {
  category: EditableCategory
  others: EditableCategory[]
  onClose: () => void
}

const NONE = 'none'

export function DeleteCategory({ category, others, onClose }: DeleteCategoryProps) {
  const { id, name, products } = category
  const remove = trpc.admin.categories.delete.useMutation()
  const { onSuccess } = useAdminToasts()(
    ({ isMoving }: { isMoving: boolean }) =>
      isMoving ? 'Category deleted. Its products are being moved.' : 'Category deleted',
    onClose,
  )
  const { form, field, isPending } = useForm(remove, {
    read: ({ text }) => {
      const chosen = text('destinationId')
      return { id, destinationId: chosen === NONE ? null : Number(chosen) }
    },
    onDone: onSuccess,
  })
  return (
    <FormDialog
      title={`Delete ${name}?`}
      form={form}
      action={isPending ? 'Deleting...' : 'Delete category'}
      isBlocked={isPending}
      isDangerous
      onClose={onClose}
    >
      <Dialog.Description>
        {products === 0
          ? 'No products are in this category.'
          : `${counted(products, 'product')} in this category.`}{' '}
        Feed rules, landing pages, and old URLs move to the category that replaces it.
      </Dialog.Description>
      <SelectField
        label="Move its products to"
        required
        missing="Choose where its products go"
        {...field('destinationId')}
        defaultValue=""
      >
        <option value="" disabled>
          Choose...
        </option>
        <Options of={others.map((other) => [other.id, other.name])} />
        <option value={NONE}>No category</option>
      </SelectField>
    </FormDialog>
  )
}
