import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { lazyPart, useFirstSign } from '#client/early/first-sign.tsx'
import type { ProductPage } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as paginationCss from '#client/ui/pagination.late.css.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { m } from '#shared/messages/messages.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The last page requested below the one in the URL. */
    lastPage?: number
  }
}

/** The limit of pages below each other; after it the link leads to a page of its own. */
const MAX_PAGES = 20

const loadCards = () =>
  import('#client/features/products/more-products.tsx').then(({ MoreProducts }) => MoreProducts)
const MoreProducts = lazyPart(loadCards)

/** The visible range of pages: the history entry stores it, the URL stays. */
export function usePageRange(list: Pick<ProductPage, 'page' | 'totalPages'> | undefined) {
  const { page = 1, totalPages = 1 } = list ?? {}
  const requestedPage = useLocation({ select: ({ state }) => state.lastPage })
  const isReady = useIsReady()
  const [focusOn, setFocusOn] = useState<number>()
  const until =
    isReady && requestedPage
      ? Math.max(page, Math.min(requestedPage, totalPages, page + MAX_PAGES - 1))
      : page
  return { page, until, totalPages, focusOn, setFocusOn }
}

type PageRange = ReturnType<typeof usePageRange>

export function MoreCards({ search, pageRange }: { search: ShopSearch; pageRange: PageRange }) {
  const hasSign = useFirstSign()
  const { page, until, focusOn } = pageRange
  useEffect(() => {
    if (hasSign) loadCards().catch(() => undefined)
  }, [hasSign])
  return (
    until > page && (
      <Suspense>
        <MoreProducts search={search} from={page + 1} until={until} focusOn={focusOn} />
      </Suspense>
    )
  )
}

/** Shows the next page below this one. Without JavaScript, or past `MAX_PAGES` pages, it replaces this one. */
export function ShowMore({ pageRange }: { pageRange: PageRange }) {
  const { page, until, totalPages, setFocusOn } = pageRange
  const navigate = useNavigate()
  if (until >= totalPages) return null
  const next = until + 1
  const nextPage = (current: object) => ({ ...current, page: next })
  const show = async (press: MouseEvent) => {
    const isOther = press.metaKey || press.ctrlKey || press.shiftKey
    if (isOther || next >= page + MAX_PAGES) return
    press.preventDefault()
    const cards = await loadCards().catch(() => undefined)
    if (!cards) return navigate({ to: '.', search: nextPage })
    setFocusOn(next)
    navigate({
      to: '.',
      search: (current: object) => current,
      state: { lastPage: next },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Link
      className={`${baseCss.btn} ${baseCss.btnOutline} ${paginationCss.showMore}`}
      to="."
      search={nextPage}
      onClick={show}
    >
      {m.showMore}
    </Link>
  )
}
