import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { editedProduct, ProductEditForm } from '#client/admin/products/product-edit-form.tsx'
import { useProductDeletion } from '#client/admin/products/use-product-deletion.ts'
import { callError } from '#client/lib/call-error.ts'
import { type EditableProduct, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
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

type Fields = EditableProduct['product']

interface Conflict {
  mine: Fields
  theirs: EditableProduct
}

/** Edits the version that was there when it began: a newer one is shown beside it instead of being overwritten. */
function Editor({ stored }: { stored: EditableProduct }) {
  const { id } = stored
  const [base, setBase] = useState(stored)
  const [conflict, setConflict] = useState<Conflict>()
  const [taken, setTaken] = useState(stored)
  const utils = trpc.useUtils()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const remove = useProductDeletion(() => navigate({ to: '/admin/products', ignoreBlocker: true }))
  const { mutateAsync, isPending } = trpc.admin.products.edit.useMutation()
  const save = async (mine: Fields, version = base.version) => {
    try {
      return await mutateAsync({ id, version, product: mine })
    } catch (error) {
      if (callError(error).code === CONFLICT)
        setConflict({ mine, theirs: await utils.admin.products.byId.fetch({ id }, { staleTime: 0 }) })
      throw error
    }
  }
  const begin = (version: EditableProduct) => {
    setBase(version)
    setConflict(undefined)
  }
  const onDone = (saved: EditableProduct) => {
    begin(saved)
    form.unsaved.settle()
    showToast({ type: 'success', title: 'Product saved' })
    return refresh()
  }
  const form = useForm({ mutateAsync: save, isPending }, { part: 'product', read: editedProduct, onDone })
  const saveOver = ({ mine, theirs }: Conflict) =>
    save(mine, theirs.version).then(onDone, (error) =>
      showToast({ type: 'error', title: callError(error).message }),
    )
  return (
    <AdminPage
      title={base.product.name}
      lead={<SourceLine product={base} />}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/products/$product" params={{ product: `${id}-${base.slug}` }}>
              <Icon icon={adminIcons.eye} /> View in the shop
            </Link>
          </Button>
          <Button
            variant="outline"
            className={actionsCss.danger}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ ids: [id] })}
          >
            <Icon icon={adminIcons.trash} /> Delete
          </Button>
        </>
      }
    >
      {conflict && (
        <EditConflict
          noun="product"
          mine={conflict.mine}
          theirs={conflict.theirs.product}
          onKeepMine={() => saveOver(conflict)}
          onTakeTheirs={() => {
            setTaken(conflict.theirs)
            begin(conflict.theirs)
            form.unsaved.settle()
          }}
        />
      )}
      <AdminCard title="Details">
        <ProductEditForm key={taken.version} product={taken.product} feed={base.feed} form={form} />
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
      {product.delistedAt !== null && ', which no longer lists it, so the shop doesn’t show it'}. When the
      feed next changes this product, it overwrites the fields marked “from the feed”; the others stay as you
      set them. If you delete it, imports skip it until you restore it from the trash.
    </>
  )
}
