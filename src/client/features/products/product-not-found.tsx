import { useParams } from '@tanstack/react-router'
import { SimilarProducts } from '#client/features/products/similar-products.tsx'
import { DeadEnd } from '#client/features/site/error-pages.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'
import { productIdFromAddress } from '#shared/products/product-address.ts'

export function ProductNotFound() {
  const { product = '' } = useParams({ strict: false })
  const id = productIdFromAddress(product)
  return (
    <>
      <DeadEnd title={m.productNotFound} text={m.productNotAvailable} />
      {id && <LikeIt id={id} />}
    </>
  )
}

function LikeIt({ id }: { id: number }) {
  const { data } = trpc.products.similar.useQuery({ id })
  if (!data || data.products.length === 0) return null
  return (
    <div className={baseCss.wrap}>
      <SimilarProducts products={data.products} title={m.youMightLike} />
    </div>
  )
}
