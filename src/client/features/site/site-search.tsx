import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useId, useRef } from 'react'
import { useSuggestions } from '#client/features/products/use-suggestions.ts'
import * as siteSearchCss from '#client/features/site/site-search.late.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

/** The shop's search on every page: a native popover with a plain form. With JavaScript it loads no page. */
export function SiteSearch() {
  const navigate = useNavigate()
  const listed = useSearch({ from: '/products/', shouldThrow: false, select: ({ search }) => search })
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const listId = `${id}list`
  const { groups, List, onType } = useSuggestions()
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const take = (index: number) => {
    panel.current?.hidePopover()
    navigate({ href: options[index]?.href ?? '.' })
  }
  const combobox = useCombobox({ listId, count: options.length, onTake: take })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search')).trim()
    panel.current?.hidePopover()
    navigate({ to: '/products', search: { search: text || undefined } })
  }
  return (
    <>
      <button type="button" className={baseCss.iconBtn} popoverTarget="site-search" aria-label={m.searchShop}>
        <Icon icon={icons.search} />
      </button>
      <div ref={panel} id="site-search" popover="auto" className={siteSearchCss.siteSearch}>
        <search>
          <form className={siteSearchCss.searchForm} action={localPath('/products')} onSubmit={submit}>
            <label htmlFor={id} className={siteSearchCss.searchLabel}>
              {m.searchShop}
            </label>
            <input
              ref={focusOnOpening}
              key={listed}
              defaultValue={listed}
              id={id}
              className={siteSearchCss.searchField}
              name="search"
              type="search"
              maxLength={SEARCH_MAX_LENGTH}
              placeholder={m.searchProductsPlaceholder}
              autoComplete="off"
              autoFocus
              enterKeyHint="search"
              onChange={({ target }) => {
                onType(target.value)
                combobox.open()
              }}
              onBlur={combobox.close}
              {...combobox.field}
            />
            <button
              type="submit"
              className={`${baseCss.solidButton} ${baseCss.btnSm} ${siteSearchCss.searchButton}`}
            >
              {m.search}
            </button>
            {combobox.isOpen && List && (
              <List id={listId} label={m.searchShop} groups={groups} active={combobox.active} onTake={take} />
            )}
          </form>
        </search>
      </div>
    </>
  )
}

/** React omits the attribute from elements that it creates in the browser. */
function focusOnOpening(field: HTMLInputElement | null) {
  field?.setAttribute('autofocus', '')
}
