import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import * as baseCss from '#client/ui/base.css.ts'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { pageNumbers } from '#client/ui/page-numbers.ts'
import * as paginationCss from '#client/ui/pagination.late.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

const REACHED_BY_LINKS = 10

export function Pagination({ page, totalPages }: { page: number; totalPages: number }) {
  if (totalPages <= 1) return null
  return (
    <nav className={paginationCss.pager} aria-label={m.pagesOfList}>
      <PageStep to={page - 1} enabled={page > 1 && page <= totalPages + 1}>
        <Icon icon={deferredIcons.chevronLeft} /> {m.previous}
      </PageStep>
      {pageNumbers(page, totalPages).map((number) =>
        typeof number === 'number' ? (
          <PageLink
            key={number}
            page={number}
            aria-label={fill(m.pageNumber, { n: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {formatNumber(number)}
          </PageLink>
        ) : (
          <span key={number} className={paginationCss.pagerGap} aria-hidden="true">
            …
          </span>
        ),
      )}
      <PageStep to={page + 1} enabled={page < totalPages}>
        {m.next} <Icon icon={deferredIcons.chevronRight} />
      </PageStep>
      {totalPages > REACHED_BY_LINKS && <GoToPage totalPages={totalPages} />}
    </nav>
  )
}

function PageStep({ to, enabled, children }: { to: number; enabled: boolean; children: ReactNode }) {
  if (enabled) return <PageLink page={to}>{children}</PageLink>
  return (
    <span className={paginationCss.pagerOff} aria-disabled="true">
      {children}
    </span>
  )
}

interface PageLinkProps {
  page: number
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
}

function PageLink({ page, ...rest }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(current: object) => ({ ...current, page: page > 1 ? page : undefined })}
      activeOptions={{ explicitUndefined: true }}
      resetScroll={false}
      onClick={showResults}
      {...rest}
    />
  )
}

/** Accepts only pages that exist; a plain form without JavaScript. */
function GoToPage({ totalPages }: { totalPages: number }) {
  const { page: _, ...otherParams } = useSearch({ strict: false })
  const action = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  const id = useId()
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const page = Number(new FormData(event.currentTarget).get('page'))
    event.currentTarget.reset()
    showResults()
    navigate({
      to: '.',
      resetScroll: false,
      search: (current: object) => ({ ...current, page: page > 1 ? page : undefined }),
    })
  }
  return (
    <form className={paginationCss.goToPage} action={localPath(action)} onSubmit={go}>
      <HiddenFields params={otherParams} />
      <label htmlFor={id}>{m.goToPage}</label>
      <input
        id={id}
        name="page"
        type="number"
        inputMode="numeric"
        min={1}
        max={totalPages}
        required
        autoComplete="off"
        onInvalid={({ currentTarget }) =>
          currentTarget.setCustomValidity(fill(m.enterPageNumber, { n: totalPages }))
        }
        onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
      />
      <button type="submit" className={`${baseCss.outlineButton} ${baseCss.btnSm}`}>
        {m.go}
      </button>
    </form>
  )
}
