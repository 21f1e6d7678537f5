import { Link } from '@tanstack/react-router'
import * as compareCss from '#client/features/compare/compare-page.css.ts'
import { keepChosen } from '#client/features/compare/use-chosen-products.ts'
import { type CardProduct, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import { showResults } from '#client/ui/show-results.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { additionsInput, writtenIds } from '#shared/search-params/compare.ts'

/** The empty column. It offers products to compare: search results, or products like the first. */
export function AddToComparison({ ids, search }: { ids: number[]; search: string | undefined }) {
  const similar = trpc.products.similar.useQuery({ id: ids[0] ?? 0 }, { enabled: !search })
  const searched = trpc.products.cards.useQuery(additionsInput(search), { enabled: Boolean(search) })
  const offered =
    (search ? searched.data : similar.data)?.products.filter(({ id }) => !ids.includes(id)) ?? []
  return (
    <li className={compareCss.adding}>
      <h2 className={baseCss.h3}>{m.addAnotherProduct}</h2>
      <form action={localPath('/compare')} className={compareCss.search}>
        <HiddenFields params={{ ids: writtenIds(ids) }} />
        <label htmlFor="add-search" className={compareCss.searchLabel}>
          {m.searchProducts}
        </label>
        <input
          id="add-search"
          className={compareCss.searchInput}
          name="search"
          type="search"
          maxLength={SEARCH_MAX_LENGTH}
          defaultValue={search}
          key={search}
        />
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}>
          {m.search}
        </button>
      </form>
      {offered.length > 0 ? (
        <ul className={compareCss.additions}>
          {offered.map((product) => (
            <Addition key={product.id} product={product} ids={ids} />
          ))}
        </ul>
      ) : (
        <p className={baseCss.muted}>{search ? m.noOtherProducts : m.searchForOneAbove}</p>
      )}
    </li>
  )
}

function Addition({ product, ids }: { product: CardProduct; ids: number[] }) {
  const { id, name, priceMinor, currency, advertiserName } = product
  const price = priceMinor === null ? m.seePriceAtRetailer : formatPrice(priceMinor, currency)
  return (
    <li className={compareCss.addition}>
      <Link
        className={compareCss.add}
        to="/compare"
        search={{ ids: writtenIds([...ids, id]) }}
        resetScroll={false}
        rel="nofollow"
        onClick={(press) => {
          keepChosen([...ids, id])
          showResults(press)
        }}
      >
        <b className={compareCss.addWord}>{m.addToComparison}</b> {name}
      </Link>
      <p className={baseCss.muted}>{[price, advertiserName].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
