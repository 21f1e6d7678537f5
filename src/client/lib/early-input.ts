import { PAGE_IS_LIVE, REACT_HEARS } from '#client/lib/page-is-live.ts'

const TRIES_AFTER_MS = [50, 150, 400, 1_000, 2_500]
const LAST_TRY_MS = 2_600

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed, ticked or chosen before React listens is done again once it does: on a slow line the page shows long
 * before, and a field that React keeps would forget it.
 */
export function replayEarlyInput() {
  const early = new Map<Control, string | boolean>()
  const note = ({ target }: Event) => isControl(target) && early.set(target, stateOf(target))
  for (const control of document.querySelectorAll('input,textarea,select'))
    if (isControl(control) && isChanged(control)) early.set(control, stateOf(control))
  addEventListener('input', note, true)
  addEventListener(
    PAGE_IS_LIVE,
    () => {
      removeEventListener('input', note, true)
      // What cannot be read has no value to enter again; it stays as it was typed.
      for (const [control, state] of early)
        if (control.isConnected && !control.validity.badInput) enterUntilHeard(control, state)
    },
    { once: true },
  )
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

const isText = (control: Control) => !isTick(control) && !(control instanceof HTMLSelectElement)

function stateOf(control: Control): string | boolean {
  return isTick(control) ? control.checked : control.value
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isChosenAnew(control)
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** Where the page chooses nothing, the first is chosen. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  return (
    selectedIndex !==
    Math.max(
      0,
      [...options].findLastIndex(({ defaultSelected }) => defaultSelected),
    )
  )
}

/**
 * Parts of a page come to life one after the other, and what is entered before that is not heard. It is entered again
 * until a person does something or the form is sent; a tick or a choice, which may act at once, until it is heard, and
 * where it was lost.
 */
function enterUntilHeard(control: Control, state: string | boolean) {
  const stop = new AbortController()
  const isOwn = (event: Event) => isEntering || !event.isTrusted
  const end = (event: Event) => (event.type === 'submit' || !isOwn(event)) && stop.abort()
  for (const type of ['pointerdown', 'keydown', 'input', 'submit'])
    addEventListener(type, end, { capture: true, signal: stop.signal })
  let isHeard = enter(control, state)
  for (const delay of TRIES_AFTER_MS) {
    setTimeout(() => {
      if (stop.signal.aborted || !control.isConnected) return
      if (isText(control) || !isHeard || stateOf(control) !== state) isHeard = enter(control, state)
    }, delay)
  }
  setTimeout(() => stop.abort(), LAST_TRY_MS)
}

/** Browsers also trust what follows from a `click()` of ours. */
let isEntering = false

/** As a person would. True when React has heard it. */
function enter(control: Control, state: string | boolean): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  addEventListener(REACT_HEARS, hear)
  isEntering = true
  change(control, state)
  isEntering = false
  removeEventListener(REACT_HEARS, hear)
  return isHeard
}

/** React takes a value for a change only when it is another than the one it has seen last. */
function change(control: Control, state: string | boolean) {
  if (typeof state === 'boolean') {
    if (isTick(control)) control.checked = !state
    control.click()
    return
  }
  if (control.type !== 'file') {
    // Some kinds of fields take no other text than a number.
    if (isText(control)) control.value = state === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
