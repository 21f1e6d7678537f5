import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import type { ShopSearch } from '#shared/shop-search.ts'

const TYPING_PAUSE_MS = 300

/** A form that works by itself; with JavaScript the results also follow the typing. */
export function ProductSearch({ search }: { search: ShopSearch }) {
  const navigate = useNavigate({ from: '/products/' })
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const isTyping = document.activeElement === input.current
    if (input.current && !isTyping) input.current.value = search.search ?? ''
  }, [search.search])
  useEffect(() => () => clearTimeout(pause.current), [])

  const show = (replace: boolean) => {
    clearTimeout(pause.current)
    const text = input.current?.value.trim() || undefined
    if (text === search.search) return
    navigate({ search: { ...search, search: text, page: undefined }, replace, resetScroll: false })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    show(false)
  }
  const showAfterPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => show(true), TYPING_PAUSE_MS)
  }
  return (
    <search>
      <form className="search-box" action="/products" onSubmit={submit}>
        <Icon name="search" />
        <label htmlFor="product-search" className="visually-hidden">
          Search products or retailers
        </label>
        <input
          ref={input}
          id="product-search"
          name="search"
          type="search"
          defaultValue={search.search}
          placeholder="Search products or retailers..."
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={showAfterPause}
        />
        {search.category && <input type="hidden" name="category" value={search.category} />}
        {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        <button type="submit" className="icon-btn search-button" aria-label="Search">
          <Icon name="arrow-right" />
        </button>
      </form>
    </search>
  )
}
