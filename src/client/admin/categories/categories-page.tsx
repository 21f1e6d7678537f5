import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { TextField } from '#client/admin/kit/field.tsx'
import { MoveButtons } from '#client/admin/kit/move-buttons.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { callError } from '#client/lib/call-error.ts'
import { type Category, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

export function CategoriesPage() {
  const list = trpc.categories.list.useQuery()
  const toasts = useAdminToasts()
  const move = trpc.admin.categories.move.useMutation(toasts())
  const categories = list.data ?? []
  return (
    <AdminPage
      title="Categories"
      lead="The five categories are fixed. You can change their order and descriptions."
    >
      <ol className={adminCss.list}>
        {categories.map((category, index) => (
          <li key={category.id} className={adminCss.card}>
            <div className={adminCss.listHead}>
              <h2>
                <span className={`${baseCss.dot} ${baseCss.tints[category.short]}`} /> {category.name}
              </h2>
              <MoveButtons
                name={category.name}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                onMove={(direction) => move.mutate({ id: category.id, direction })}
              />
            </div>
            <DescriptionForm category={category} />
          </li>
        ))}
      </ol>
    </AdminPage>
  )
}

function DescriptionForm({ category }: { category: Category }) {
  const [description, setDescription] = useState(category.description)
  const toasts = useAdminToasts()
  const edit = trpc.admin.categories.edit.useMutation(toasts('Category saved'))
  const isChanged = description !== category.description
  return (
    <form
      className={adminCss.form}
      aria-label={category.name}
      onSubmit={(event) => {
        event.preventDefault()
        edit.mutate({ id: category.id, description })
      }}
    >
      <TextField
        label="Description"
        error={callError(edit.error).fields.description}
        rows={2}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <Button type="submit" size="sm" variant="outline" disabled={!isChanged || edit.isPending}>
        Save description
      </Button>
    </form>
  )
}
