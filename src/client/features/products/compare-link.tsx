import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'
import { TOGGLE } from '#client/early/presses.ts'
import { keepChosen, useChosen } from '#client/features/compare/use-chosen-products.ts'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import type { CardProduct } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { COMPARED_AT_MOST } from '#shared/search-params/compare.ts'
import { toggledId } from '#shared/text/written-ids.ts'

/** Chooses the product for a comparison. Without JavaScript it starts one; others are added there. */
export function CompareLink({ product: { id, name } }: { product: CardProduct }) {
  const chosen = useChosen()
  const isReady = useIsReady()
  const toggle = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    const next = toggledId(chosen, id, COMPARED_AT_MOST)
    if (next) keepChosen(next)
    else showToast({ type: 'info', title: fill(m.comparisonIsFull, { n: COMPARED_AT_MOST }) })
  }
  return (
    <Link
      className={productCardCss.compareLink}
      to="/compare"
      search={{ ids: String(id) }}
      rel="nofollow"
      {...{ [TOGGLE]: '' }}
      {...(isReady && { role: 'button', 'aria-pressed': chosen.includes(id) })}
      onClick={toggle}
      onKeyDown={pressOnSpace}
    >
      {m.compare}
      <span className={baseCss.visuallyHidden}>{`: ${name}`}</span>
    </Link>
  )
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
