import { useState } from 'react'
import { CategoryDialog } from '#client/admin/categories/category-dialog.tsx'
import { DeleteCategory } from '#client/admin/categories/delete-category.tsx'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { MoveButtons } from '#client/admin/kit/move-buttons.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useNewDialog } from '#client/admin/kit/use-new-dialog.ts'
import { ICONS_OF_CATEGORIES } from '#client/features/products/category-icons.ts'
import { type EditableCategory, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MAX_CATEGORIES } from '#shared/limits.ts'

const ASK_AGAIN_MS = 2_000

export function CategoriesPage() {
  const { data } = trpc.admin.categories.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.isMoving ? ASK_AGAIN_MS : false),
  })
  const adding = useNewDialog()
  const [edited, setEdited] = useState<EditableCategory>()
  const [deleted, setDeleted] = useState<EditableCategory>()
  const toasts = useAdminToasts()
  const move = trpc.admin.categories.move.useMutation(toasts())
  const categories = data?.categories ?? []
  const isFull = categories.length >= MAX_CATEGORIES
  return (
    <AdminPage
      title="Categories"
      lead="What visitors browse by, in this order."
      actions={
        <AddButton onClick={adding.open} disabled={isFull}>
          Add category
        </AddButton>
      }
    >
      {data?.isMoving && (
        <p className={notesCss.noteFirst} role="status">
          Products of a deleted category are still being moved.
        </p>
      )}
      <ol className={listsCss.list}>
        {categories.map((category, index) => (
          <li key={category.id} className={`${adminCardCss.card} ${listsCss.listRow}`}>
            <MoveButtons
              name={category.name}
              isFirst={index === 0}
              isLast={index === categories.length - 1}
              onMove={(direction) => move.mutate({ id: category.id, direction })}
            />
            <div className={listsCss.rowText}>
              <h2 className={adminCardCss.title}>{category.name}</h2>
              <p className={listsCss.rowNote}>{category.description}</p>
              <CategoryTags category={category} />
            </div>
            <RowMenu
              name={category.name}
              acts={[
                { label: 'Edit', onClick: () => setEdited(category) },
                {
                  label: 'Delete',
                  isDangerous: true,
                  disabled: categories.length === 1,
                  onClick: () => setDeleted(category),
                },
              ]}
            />
          </li>
        ))}
      </ol>
      {adding.isOpen && <CategoryDialog category={undefined} onClose={adding.close} />}
      {edited && <CategoryDialog category={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <DeleteCategory
          category={deleted}
          others={categories.filter((other) => other !== deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </AdminPage>
  )
}

function CategoryTags({ category }: { category: EditableCategory }) {
  const { short, color, icon, isHidden, products } = category
  return (
    <p className={listsCss.rowTags}>
      <span className={`${baseCss.tag} ${baseCss.tints[color]}`}>
        <Icon icon={ICONS_OF_CATEGORIES[icon]} /> {short}
      </span>
      <span className={baseCss.tag}>{counted(products, 'product')}</span>
      {isHidden && <span className={baseCss.tag}>Hidden</span>}
    </p>
  )
}
