import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { useVisibleCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export function NotFoundPage() {
  return (
    <DeadEnd
      title={m.pageNotFound}
      text={m.pageNotFoundText}
      action={
        <Link className={baseCss.solidButton} to="/">
          {m.backToHomePage}
        </Link>
      }
    />
  )
}

/** The log has the details. A retry refetches the data, by itself once the connection is back. */
export function ErrorPage() {
  const router = useRouter()
  useEffect(() => {
    const retry = () => router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])
  return (
    <ErrorState
      title={m.errorOccurred}
      text={m.tryAgainLater}
      action={<RetryButton onClick={() => router.invalidate()} />}
    />
  )
}

interface DeadEndProps {
  title: string
  text: string
  action?: ReactNode
}

export function DeadEnd(props: DeadEndProps) {
  return (
    <ErrorState {...props}>
      <div className={baseCss.wrap}>
        <search>
          <form
            className={pageBandCss.searchBox}
            style={{ marginInline: 'auto' }}
            action={localPath('/products')}
          >
            <Icon icon={icons.search} />
            <input
              name="search"
              type="search"
              aria-label={m.searchProducts}
              placeholder={m.searchProductsPlaceholder}
              maxLength={SEARCH_MAX_LENGTH}
              enterKeyHint="search"
            />
            <button
              type="submit"
              className={`${baseCss.iconBtn} ${pageBandCss.searchButton}`}
              aria-label={m.search}
            >
              <Icon icon={icons.arrowRight} />
            </button>
          </form>
        </search>
        <CategoryLinks />
      </div>
    </ErrorState>
  )
}

function CategoryLinks() {
  const categories = useVisibleCategories()
  return (
    <nav
      className={productsPageCss.chips}
      style={{ justifyContent: 'safe center' }}
      aria-label={m.shopCategories}
    >
      {categories.map(({ short, lang, name, color }) => (
        <Link
          key={short}
          className={productsPageCss.chip}
          to="/products"
          search={{ category: short }}
          lang={lang}
        >
          <span className={`${baseCss.dot} ${baseCss.tints[color]}`} />
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** A whole page: sets the title that its route could not, and is hidden from search engines. */
function ErrorState({ title, text, action, children }: DeadEndProps & { children?: ReactNode }) {
  const { name } = useSite()
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState scene="scenes/not-found" level={1} title={title} text={text} action={action} />
      {children}
    </>
  )
}
