import { useState } from 'react'
import { CategoryLooks } from '#client/admin/categories/category-looks.tsx'
import { CheckboxField } from '#client/admin/kit/checkbox-field.tsx'
import { EditDialog, useEditDialog } from '#client/admin/kit/edit-dialog.tsx'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { SearchFields } from '#client/admin/kit/search-fields.tsx'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'
import { type EditableCategory, trpc } from '#client/lib/trpc.ts'
import {
  CATEGORY_COLORS,
  CATEGORY_ICONS,
  CATEGORY_PICTURES,
  categoryDescription,
} from '#shared/products/categories.ts'

interface CategoryDialogProps {
  category: EditableCategory | undefined
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const used = useCategoryForm(category, onClose)
  const { form, field } = used
  const [typed, setTyped] = useState({ name: category?.name ?? '', description: category?.description ?? '' })
  return (
    <EditDialog
      add="Add category"
      used={{
        ...used,
        form: {
          ...form,
          onInput: (event) => {
            form.onInput(event)
            const { text } = formReader(new FormData(event.currentTarget))
            setTyped({ name: text('name'), description: text('description') })
          },
        },
      }}
    >
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
    </EditDialog>
  )
}

function useCategoryForm(category: EditableCategory | undefined, onClose: () => void) {
  const utils = trpc.useUtils()
  const add = trpc.admin.categories.create.useMutation()
  const edit = trpc.admin.categories.update.useMutation()
  return useEditDialog({
    part: 'category',
    stored: category,
    read: categoryIn,
    save: (mine, version) =>
      category ? edit.mutateAsync({ id: category.id, version, category: mine }) : add.mutateAsync(mine),
    isPending: add.isPending || edit.isPending,
    fetchNewest: async () => {
      const { categories } = await utils.admin.categories.list.fetch(undefined, { staleTime: 0 })
      return categories.find(({ id }) => id === category?.id)
    },
    onClose,
  })
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
