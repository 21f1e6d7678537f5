import { Dialog } from '@chakra-ui/react'
import { CategoryLooks } from '#client/admin/categories/category-looks.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { CheckboxField } from '#client/admin/kit/checkbox-field.tsx'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { type EditableCategory, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { CATEGORY_COLORS, CATEGORY_ICONS, CATEGORY_PICTURES } from '#shared/categories.ts'

interface CategoryDialogProps {
  /** A new one when undefined. */
  category: EditableCategory | undefined
  onClose: () => void
}

/** Adds a category, or edits the given one. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { form, field, isPending } = useCategoryForm(category, onClose)
  return (
    <FormDialog
      title={category ? `Edit ${category.name}` : 'Add category'}
      form={form}
      action={category ? 'Save' : 'Add category'}
      isBlocked={isPending}
      onClose={onClose}
    >
      <Dialog.Body className={adminFormCss.form}>
        <Field
          label="Name"
          required
          missing="Enter a name"
          maxLength={60}
          {...field('name')}
          defaultValue={category?.name}
        />
        <Field
          label="Short name"
          required
          missing="Enter a short name"
          maxLength={30}
          hint="In addresses, on tiles, and where there is little room. Addresses with an earlier one lead here."
          {...field('short')}
          defaultValue={category?.short}
        />
        <TextField
          label="Description"
          required
          missing="Enter a description"
          rows={2}
          maxLength={300}
          {...field('description')}
          defaultValue={category?.description}
        />
        <Field
          label="Line on its tile"
          maxLength={60}
          {...field('tagline')}
          defaultValue={category?.tagline}
        />
        <CategoryLooks field={field} category={category} />
        <CheckboxField
          label="Hidden"
          hint="No tile, chip, link or filter leads to it. Its products stay in the shop and are found by searching."
          {...field('isHidden')}
          defaultChecked={category?.isHidden ?? false}
        />
      </Dialog.Body>
    </FormDialog>
  )
}

function useCategoryForm(category: EditableCategory | undefined, onClose: () => void) {
  const toasts = useAdminToasts()
  const add = trpc.admin.categories.add.useMutation()
  const edit = trpc.admin.categories.edit.useMutation()
  const save = async (values: ReturnType<typeof categoryIn>) =>
    category ? edit.mutateAsync({ id: category.id, category: values }) : add.mutateAsync(values)
  return useForm(
    { mutateAsync: save, isPending: add.isPending || edit.isPending },
    {
      part: 'category',
      read: categoryIn,
      onDone: toasts(category ? 'Category saved' : 'Category added', onClose).onSuccess,
    },
  )
}

function categoryIn({ text, checked }: FormReader) {
  const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], name: string): Value =>
    values.find((value) => value === text(name)) ?? values[0]
  return {
    name: text('name'),
    short: text('short'),
    description: text('description'),
    tagline: text('tagline'),
    color: oneOf(CATEGORY_COLORS, 'color'),
    icon: oneOf(CATEGORY_ICONS, 'icon'),
    picture: text('picture') || CATEGORY_PICTURES[0],
    isHidden: checked('isHidden'),
  }
}
