import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, type ToggleEvent, useId, useRef } from 'react'
import * as siteSearchCss from '#client/features/site/site-search.late.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'

/** The shop's search from every page: a native popover with a plain form; with JavaScript no page is loaded for it. */
export function SiteSearch() {
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search')).trim()
    panel.current?.hidePopover()
    navigate({ to: '/products', search: { search: text || undefined } })
  }
  return (
    <>
      <button
        type="button"
        className={baseCss.iconBtn}
        popoverTarget="site-search"
        aria-label="Search the shop"
      >
        <Icon icon={icons.search} />
      </button>
      <div
        ref={panel}
        id="site-search"
        popover="auto"
        className={siteSearchCss.siteSearch}
        onToggle={focusField}
      >
        <search>
          <form action="/products" onSubmit={submit}>
            <label htmlFor={id}>Search the shop</label>
            <input id={id} name="search" type="search" maxLength={SEARCH_MAX_LENGTH} enterKeyHint="search" />
            <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnSm}`}>
              Search
            </button>
          </form>
        </search>
      </div>
    </>
  )
}

/** Said here, since React drops the attribute that would have the browser do it. */
function focusField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus()
}
