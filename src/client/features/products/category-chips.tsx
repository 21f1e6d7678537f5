import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { useVisibleCategories } from '#client/lib/categories.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

/** The list of `search` stands below them; absent where the page is not the shop's. */
export function CategoryChips({ search }: { search?: ShopSearch }) {
  const categories = useVisibleCategories()
  const { data: landingPages = [] } = trpc.landingPages.links.useQuery()
  const { category: chosen, ...others } = search ?? {}
  const chips = useChosenInView(onlyOne(chosen))
  const choices = [
    { short: undefined, label: undefined, lang: undefined, name: m.allProducts, color: undefined },
    ...categories,
  ]
  return (
    <nav ref={chips} className={productsPageCss.chips} aria-label={m.shopCategories}>
      {choices.map(({ short, label, lang, name, color }) => (
        <Link
          key={short ?? ''}
          className={productsPageCss.chip}
          to="/products"
          search={{ category: short, ...others, page: undefined }}
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
          aria-current={search && short === chosen ? 'page' : undefined}
          aria-label={label && !says(name, label) ? undefined : name}
          lang={lang}
        >
          {color && <span className={`${baseCss.dot} ${baseCss.tints[color]}`} />}
          <span className={short && productsPageCss.wholeName}>{name}</span>
          {short && <span className={productsPageCss.shortName}>{label}</span>}
        </Link>
      ))}
      {landingPages.map(({ slug, name, lang }) => (
        <Link
          key={slug}
          className={productsPageCss.chip}
          to="/shop/$slug"
          params={{ slug }}
          resetScroll={false}
          activeOptions={{ includeSearch: false }}
          lang={lang}
        >
          <span className={productsPageCss.collection}>{name}</span>
        </Link>
      ))}
    </nav>
  )
}

/** People who speak to their device say what they see: the name of a link must contain it. */
function says(name: string, label: string): boolean {
  return name.toLowerCase().includes(label.toLowerCase())
}

/**
 * Scrolls a row only sideways to make the chosen item visible. A browser with `scroll-initial-target` does so for the
 * initial position. A row that the visitor has scrolled already is left alone.
 */
function useChosenInView(chosen: string | undefined) {
  const row = useRef<HTMLElement>(null)
  const begins = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice says when to look again
  useEffect(() => {
    const isSeen =
      begins.current && (CSS.supports('scroll-initial-target', 'nearest') || row.current?.scrollLeft)
    begins.current = false
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && !isSeen)
      row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 })
  }, [chosen])
  return row
}
