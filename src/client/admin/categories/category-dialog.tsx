import { Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import { CategoryLooks } from '#client/admin/categories/category-looks.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { CheckboxField } from '#client/admin/kit/checkbox-field.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { SearchFields } from '#client/admin/kit/search-fields.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { isEditConflict } from '#client/lib/call-error.ts'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'
import { type EditableCategory, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import {
  CATEGORY_COLORS,
  CATEGORY_ICONS,
  CATEGORY_PICTURES,
  categoryDescription,
} from '#shared/products/categories.ts'

interface CategoryDialogProps {
  /** Undefined for a new category. */
  category: EditableCategory | undefined
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { form, field, isPending, conflict, keepMine } = useCategoryForm(category, onClose)
  const [typed, setTyped] = useState({ name: category?.name ?? '', description: category?.description ?? '' })
  return (
    <FormDialog
      title={category ? `Edit ${category.name}` : 'Add category'}
      form={{
        ...form,
        onInput: (event) => {
          form.onInput(event)
          const { text } = formReader(new FormData(event.currentTarget))
          setTyped({ name: text('name'), description: text('description') })
        },
      }}
      action={category ? 'Save' : 'Add category'}
      isBlocked={isPending}
      onClose={onClose}
    >
      <Dialog.Body className={adminFormCss.form}>
        {conflict && (
          <EditConflict
            noun="category"
            mine={conflict.mine}
            theirs={conflict.theirs}
            keepMine={keepMine}
            takeTheirs={onClose}
          />
        )}
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
          hint="Used in URLs, on tiles, and where space is tight. URLs with a former name redirect here."
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
        <Field label="Tile text" maxLength={60} {...field('tagline')} defaultValue={category?.tagline} />
        <CategoryLooks field={field} category={category} />
        <CheckboxField
          label="Hidden"
          hint="No tile, chip, link, or filter leads to it. Its products stay in the shop and can still be found by searching."
          {...field('isHidden')}
          defaultChecked={category?.isHidden ?? false}
        />
        <SearchFields
          field={field}
          names={{ title: 'searchTitle', description: 'searchDescription' }}
          stored={{ title: category?.searchTitle ?? '', description: category?.searchDescription ?? '' }}
          byDefault={{ title: typed.name, description: categoryDescription(typed) }}
          path="/products"
        />
      </Dialog.Body>
    </FormDialog>
  )
}

type Fields = ReturnType<typeof categoryIn>

interface Conflict {
  mine: Fields
  theirs: EditableCategory
}

/**
 * Edits the version that was current when editing began. A newer version is shown beside it instead of being
 * overwritten.
 */
function useCategoryForm(category: EditableCategory | undefined, onClose: () => void) {
  const toasts = useAdminToasts()
  const utils = trpc.useUtils()
  const add = trpc.admin.categories.create.useMutation()
  const edit = trpc.admin.categories.update.useMutation()
  const [conflict, setConflict] = useState<Conflict>()
  const { onSuccess, onError } = toasts(category ? 'Category saved' : 'Category added', onClose)
  const save = async (mine: Fields, version = category?.version ?? 1) => {
    if (!category) return add.mutateAsync(mine)
    const { id } = category
    try {
      return await edit.mutateAsync({ id, version, category: mine })
    } catch (error) {
      if (isEditConflict(error)) {
        const { categories } = await utils.admin.categories.list.fetch(undefined, { staleTime: 0 })
        const theirs = categories.find((other) => other.id === id)
        if (theirs) setConflict({ mine, theirs })
      }
      throw error
    }
  }
  const used = useForm(
    { mutateAsync: (mine: Fields) => save(mine), isPending: add.isPending || edit.isPending },
    { part: 'category', read: categoryIn, onDone: onSuccess },
  )
  const keepMine = () => {
    if (conflict) void save(conflict.mine, conflict.theirs.version).then(onSuccess, onError)
  }
  return { ...used, conflict, keepMine }
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
    searchTitle: text('searchTitle'),
    searchDescription: text('searchDescription'),
  }
}
