import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { ProductConflict } from '#client/admin/products/product-conflict.tsx'
import { ProductEditForm } from '#client/admin/products/product-edit-form.tsx'
import { useProductDeletion } from '#client/admin/products/use-product-deletion.ts'
import { callError } from '#client/lib/call-error.ts'
import { type EditableProduct, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

const CONFLICT = 409

export function ProductEditPage({ id }: { id: number }) {
  const stored = trpc.admin.products.byId.useQuery({ id }, { refetchOnWindowFocus: false })
  if (!stored.data) {
    return (
      <AdminPage title="Product">
        <p role="status">{stored.isError ? stored.error.message : 'Loading the product...'}</p>
      </AdminPage>
    )
  }
  return <Editor key={id} stored={stored.data} />
}

/** Edits the version that was there when it began: a newer one is shown beside it instead of being overwritten. */
function Editor({ stored }: { stored: EditableProduct }) {
  const { id } = stored
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(stored.product)
  const [newer, setNewer] = useState<EditableProduct>()
  const utils = trpc.useUtils()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const remove = useProductDeletion(() => navigate({ to: '/admin/products' }))
  const save = trpc.admin.products.edit.useMutation({
    onSuccess: (saved) => {
      setBase(saved)
      setDraft(saved.product)
      setNewer(undefined)
      showToast({ type: 'success', title: 'Product saved' })
      return refresh()
    },
    onError: async (error) => {
      showToast({ type: 'error', title: error.message })
      if (callError(error).code === CONFLICT)
        setNewer(await utils.admin.products.byId.fetch({ id }, { staleTime: 0 }))
    },
  })
  const saveOver = (version: number) => save.mutate({ id, version, product: draft })
  return (
    <AdminPage
      title={base.product.name}
      lead={<SourceLine product={base} />}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/products/$product" params={{ product: `${id}-${base.slug}` }}>
              <Icon name="eye" /> View in the shop
            </Link>
          </Button>
          <Button
            variant="outline"
            className="admin-danger"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ ids: [id] })}
          >
            <Icon name="trash-2" /> Delete
          </Button>
        </>
      }
    >
      {newer && (
        <ProductConflict
          mine={draft}
          theirs={newer.product}
          onKeepMine={() => saveOver(newer.version)}
          onTakeTheirs={() => {
            setBase(newer)
            setDraft(newer.product)
            setNewer(undefined)
          }}
        />
      )}
      <AdminCard title="Details">
        <ProductEditForm
          draft={draft}
          feed={base.feed}
          errors={callError(save.error).fields}
          isPending={save.isPending}
          onChange={setDraft}
          onSave={() => saveOver(base.version)}
        />
      </AdminCard>
    </AdminPage>
  )
}

function SourceLine({ product }: { product: EditableProduct }) {
  if (!product.feed) {
    const origin = product.source === 'sample' ? 'One of the sample products' : 'Added manually'
    return <>{origin}: only administrators change it.</>
  }
  return (
    <>
      From the feed {product.feed}
      {product.delistedAt !== null && ', which no longer lists it: the shop does not show it'}. When the feed
      next changes this product it overwrites the fields marked “from the feed”; the others stay as you set
      them. Once deleted, it stays away from later imports until it is restored from the trash.
    </>
  )
}
