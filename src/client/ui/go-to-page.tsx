import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useId } from 'react'
import * as baseCss from '#client/ui/base.css.ts'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import * as paginationCss from '#client/ui/pagination.late.css.ts'
import { showResults } from '#client/ui/show-results.ts'
import { fill } from '#shared/messages/fill.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

/** Accepts only pages that exist; a plain form without JavaScript. */
export function GoToPage({ totalPages }: { totalPages: number }) {
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
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}>
        {m.go}
      </button>
    </form>
  )
}
