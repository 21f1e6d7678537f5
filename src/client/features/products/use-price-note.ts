import { type PointerEvent, useEffect, useRef, useState } from 'react'

const OPENS_AFTER_MS = 700
const CLOSES_AFTER_MS = 300

/** A press opens the note at once; hovering or focus opens it after a delay. */
export function usePriceNote() {
  const price = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState<boolean>()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Events before hydration are lost.
    const opens = isNear ?? price.current?.matches(':hover, :focus-within') ?? false
    if (!opens && isNear === undefined) return
    const toggle = () => setIsOpen(opens && !isAnotherOpen())
    const timer = setTimeout(toggle, opens ? OPENS_AFTER_MS : CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isNear])
  const near = (is: boolean) => () => setIsNear(is)
  const pointed = (is: boolean) => (event: PointerEvent) => event.pointerType === 'touch' || setIsNear(is)
  const handlers = {
    onPointerEnter: pointed(true),
    onPointerLeave: pointed(false),
    onFocus: near(true),
    onBlur: near(false),
  }
  return { price, isNear, isOpen, setIsOpen, handlers }
}

/** Opening a popover closes others: a passing pointer must not close a menu or a search in use. */
function isAnotherOpen(): boolean {
  return document.querySelector(':popover-open:not([role=tooltip])') !== null
}
