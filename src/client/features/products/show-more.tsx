import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { lazyPart, useFirstSign } from '#client/early/first-sign.tsx'
import type { ProductPage } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as paginationCss from '#client/ui/pagination.late.css.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The last page requested below the one in the address. */
    shownUntil?: number
  }
}

/** The limit of pages below each other; after it the link leads to a page of its own. */
const MOST_SHOWN = 20

const loadCards = () =>
  import('#client/features/products/more-products.tsx').then(({ MoreProducts }) => MoreProducts)
const MoreProducts = lazyPart(loadCards)

/** The visible range of pages: the history entry stores it, the address stays. */
export function useShownUntil(list: Pick<ProductPage, 'page' | 'totalPages'> | undefined) {
  const { page = 1, totalPages = 1 } = list ?? {}
  const asked = useLocation({ select: ({ state }) => state.shownUntil })
  const isReady = useIsReady()
  const [focusOn, setFocusOn] = useState<number>()
  const until = isReady && asked ? Math.max(page, Math.min(asked, totalPages, page + MOST_SHOWN - 1)) : page
  return { page, until, totalPages, focusOn, setFocusOn }
}

type Shown = ReturnType<typeof useShownUntil>

export function MoreCards({ search, shown }: { search: ShopSearch; shown: Shown }) {
  const hasSign = useFirstSign()
  const { page, until, focusOn } = shown
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

/** Shows the next page below this one. Without JavaScript, or past `MOST_SHOWN` pages, it replaces this one. */
export function ShowMore({ shown }: { shown: Shown }) {
  const { page, until, totalPages, setFocusOn } = shown
  const navigate = useNavigate()
  if (until >= totalPages) return null
  const next = until + 1
  const nextPage = (current: object) => ({ ...current, page: next })
  const show = async (press: MouseEvent) => {
    const isOther = press.metaKey || press.ctrlKey || press.shiftKey
    if (isOther || next >= page + MOST_SHOWN) return
    press.preventDefault()
    const cards = await loadCards().catch(() => undefined)
    if (!cards) return navigate({ to: '.', search: nextPage })
    setFocusOn(next)
    navigate({
      to: '.',
      search: (current: object) => current,
      state: { shownUntil: next },
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
      Show more
    </Link>
  )
}
