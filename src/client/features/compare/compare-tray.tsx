import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as trayCss from '#client/features/compare/compare-tray.late.css.ts'
import { keepChosen, takeIsNew, useChosen } from '#client/features/compare/use-chosen-products.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { COMPARED_AT_MOST, writtenIds } from '#shared/search-params/compare.ts'

/** The products chosen so far, at the lower edge of the window. */
export function CompareTray() {
  const ids = useChosen()
  const isComparing = useLocation({ select: ({ pathname }) => pathname === '/compare' })
  return (
    <>
      <Arrival count={isComparing ? 0 : ids.length} />
      {ids.length > 0 && !isComparing && (
        <section className={trayCss.tray} aria-label={m.comparison}>
          <p>{fill(m.chosenOf, { n: ids.length, most: COMPARED_AT_MOST })}</p>
          <Link
            className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`}
            to="/compare"
            search={{ ids: writtenIds(ids) }}
            rel="nofollow"
          >
            {m.compare}
          </Link>
          <button type="button" className={trayCss.clear} onClick={clear}>
            {m.clearComparison}
          </button>
        </section>
      )}
    </>
  )
}

/** Says once that the tray has come; the choices say themselves that they are pressed. */
function Arrival({ count }: { count: number }) {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => {
    if (count === 0) setHasCome(false)
    else if (takeIsNew()) setHasCome(true)
  }, [count])
  return (
    <p role="status" className={baseCss.visuallyHidden}>
      {hasCome && m.comparisonBegun}
    </p>
  )
}

/** The button is gone afterwards, so the focus goes to the page. */
function clear() {
  keepChosen([])
  document.getElementById('main')?.focus({ preventScroll: true })
}
