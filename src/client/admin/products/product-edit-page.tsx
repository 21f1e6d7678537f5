import { useNavigate } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { ButtonLink, DangerButton } from '#client/admin/kit/buttons.tsx'
import { EditPage, StoredPage } from '#client/admin/kit/edit-page.tsx'
import { useEditor } from '#client/admin/kit/use-editor.ts'
import { editedProduct, ProductEditForm } from '#client/admin/products/product-edit-form.tsx'
import { useProductDeletion } from '#client/admin/products/use-product-deletion.ts'
import { type EditableProduct, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

export function ProductEditPage({ id }: { id: number }) {
  const query = trpc.admin.products.byId.useQuery({ id }, { refetchOnWindowFocus: false })
  return (
    <StoredPage title="Product" query={query}>
      {(stored) => <Editor key={id} stored={stored} />}
    </StoredPage>
  )
}

function Editor({ stored }: { stored: EditableProduct }) {
  const { id } = stored
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const remove = useProductDeletion(() => navigate({ to: '/admin/products', ignoreBlocker: true }))
  const { mutateAsync, isPending } = trpc.admin.products.update.useMutation()
  const { base, filled, used, conflict } = useEditor({
    draftOf: `products/${id}`,
    stored,
    part: 'product',
    typedOf: ({ product }) => product,
    read: editedProduct,
    save: (product, version) => mutateAsync({ id, version, product }),
    isPending,
    fetchNewest: () => utils.admin.products.byId.fetch({ id }, { staleTime: 0 }),
    said: 'Product saved',
  })
  return (
    <EditPage
      noun="product"
      conflict={conflict}
      title={base.product.name}
      lead={<SourceLine product={base} />}
      actions={
        <>
          <ButtonLink
            icon={adminIcons.eye}
            to="/products/$product"
            params={{ product: `${id}-${base.slug}` }}
          >
            View in the shop
          </ButtonLink>
          <DangerButton disabled={remove.isPending} onClick={() => remove.mutate({ ids: [id] })}>
            <Icon icon={adminIcons.trash} /> Delete
          </DangerButton>
        </>
      }
    >
      <AdminCard title="Details">
        <ProductEditForm key={filled.times} product={filled.fields} feed={base.feed} form={used} />
      </AdminCard>
    </EditPage>
  )
}

function SourceLine({ product }: { product: EditableProduct }) {
  if (!product.feed) {
    const origin = product.source === 'sample' ? 'One of the sample products' : 'Added manually'
    return <>{origin}: only administrators can change it.</>
  }
  return (
    <>
      From the feed {product.feed}
      {product.delistedAt !== null && ', which no longer lists it, so the shop doesn’t show it'}. When the
      feed next changes this product, it overwrites the fields marked “from the feed”; the others stay as you
      set them. If you delete it, imports skip it until you restore it from the trash.
    </>
  )
}
