import { keepPreviousData } from '@tanstack/react-query'
import { counted } from '#client/admin/kit/counted.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import * as landingPagesCss from '#client/admin/landing-pages/landing-pages.css.ts'
import { listInput } from '#client/lib/list-input.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import { type ProductPage, trpc } from '#client/lib/trpc.ts'
import { Picture } from '#client/ui/picture.tsx'
import { formatPrice } from '#shared/messages/formats.ts'
import { isWholeShop, type LandingQuery } from '#shared/products/landing-query.ts'

/** Shows how many products match the query and which come first, a moment after typing. */
export function QueryPreview({ query }: { query: LandingQuery }) {
  const debounced = useDebounced(JSON.stringify(query))
  const chosen: LandingQuery = JSON.parse(debounced)
  const list = trpc.products.cards.useQuery(listInput(chosen), { placeholderData: keepPreviousData })
  return (
    <section className={landingPagesCss.preview} aria-label="Products of the page">
      <p role="status">
        {list.isError ? list.error.message : <MatchCount page={list.data} query={chosen} />}
      </p>
      {list.data && !list.data.instead && list.data.products.length > 0 && <FirstProducts page={list.data} />}
    </section>
  )
}

function MatchCount({ page, query }: { page: ProductPage | undefined; query: LandingQuery }) {
  if (!page) return 'Counting the products...'
  const { total, totalIsCapped, instead } = page
  if (total === 0 || instead) {
    return (
      <>
        <b>No products yet.</b> The page stays hidden from search engines until there are.
        {instead?.search && ` Did you mean “${instead.search}”?`}
      </>
    )
  }
  return (
    <>
      <b>
        {totalIsCapped && 'More than '}
        {counted(total, 'product')}.
      </b>{' '}
      {isWholeShop(query) ? 'This is the whole shop: add search words or a filter.' : 'These come first:'}
    </>
  )
}

function FirstProducts({ page: { products } }: { page: ProductPage }) {
  return (
    <ol className={landingPagesCss.products}>
      {products.map(({ id, name, imageUrl, priceMinor, currency }) => (
        <li key={id} className={landingPagesCss.product}>
          <Picture
            className={landingPagesCss.picture}
            src={storedPicture('product', id, imageUrl)}
            alt=""
            sizes="96px"
            width={96}
            height={96}
          />
          <span className={landingPagesCss.name}>{name}</span>
          <span className={landingPagesCss.price}>
            {priceMinor === null ? 'No price' : formatPrice(priceMinor, currency)}
          </span>
        </li>
      ))}
    </ol>
  )
}
