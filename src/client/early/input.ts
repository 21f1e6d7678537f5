import { PAGE_IS_LIVE, REACT_HEARS } from '#client/early/page-is-live.ts'

const CONTROLS = 'input,textarea,select'
const FIRST_PAUSE_MS = 50
const LAST_PAUSE_MS = 1_600

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type State = string | boolean

/**
 * Re-enters input that was typed, ticked or chosen before React listens. On a slow line the page shows long before, and
 * a field controlled by React would lose it. Parts of a page hydrate one after the other, even while a person types on.
 * So input is re-entered, also before each further key or press, until React has heard it or a few seconds are over.
 */
export function replayEarlyInput() {
  const early = new Map<Control, State>()
  const heard = new Set<Control>()
  const stop = new AbortController()
  const whileEarly = { capture: true, signal: stop.signal }
  const note = (event?: Event) => {
    for (const control of document.querySelectorAll<Control>(CONTROLS))
      if (control === event?.target || isChanged(control)) early.set(control, stateOf(control))
  }
  const noteMore = ({ isTrusted, target }: Event) => {
    for (const control of early.keys())
      if (isTrusted && control === target) early.set(control, stateOf(control))
  }
  function enterAll() {
    for (const [control, state] of early) {
      const isDone = heard.has(control) && stateOf(control) === state
      // An unreadable number has no value to re-enter; it stays as typed.
      if (isDone || !control.isConnected || control.validity.badInput) early.delete(control)
      else if (enter(control, state)) heard.add(control)
    }
    if (early.size === 0) stop.abort()
  }
  function finish() {
    enterAll()
    stop.abort()
    early.clear()
  }
  /** Enters all, and leaves to the page what React has heard: the page may clear such a field. */
  function enterBeforeNext() {
    enterAll()
    for (const control of heard) early.delete(control)
  }
  function replay(pause: number) {
    if (pause > LAST_PAUSE_MS) return finish()
    enterAll()
    if (early.size > 0) setTimeout(replay, pause, pause * 2)
  }
  function begin() {
    removeEventListener('input', note, true)
    addEventListener('input', noteMore, whileEarly)
    for (const sign of ['pointerdown', 'keydown', 'beforeinput'])
      addEventListener(sign, enterBeforeNext, whileEarly)
    addEventListener('submit', finish, whileEarly)
    replay(FIRST_PAUSE_MS)
  }
  note()
  addEventListener('input', note, true)
  addEventListener(PAGE_IS_LIVE, begin, { once: true })
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

function stateOf(control: Control): State {
  return isTick(control) ? control.checked : control.value
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isChosenAnew(control)
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** With no option selected by the page, the first is the default. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const chosen = [...options].findLastIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, chosen)
}

/** Enters a value as a person would. Returns true when React has heard it. */
function enter(control: Control, state: State): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  addEventListener(REACT_HEARS, hear)
  change(control, state)
  removeEventListener(REACT_HEARS, hear)
  return isHeard
}

/** React sees a change only when the value differs from the last one it saw. */
function change(control: Control, state: State) {
  if (typeof state === 'boolean') {
    if (isTick(control)) control.checked = !state
    control.click()
    return
  }
  if (control.type !== 'file') {
    const isUnchanged = control.value === state
    const { selectionStart = null, selectionEnd = null } = control instanceof HTMLSelectElement ? {} : control
    // Some kinds of fields accept only numbers.
    if (!(control instanceof HTMLSelectElement)) control.value = state === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
    if (isUnchanged && selectionStart !== null && 'setSelectionRange' in control)
      control.setSelectionRange(selectionStart, selectionEnd)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
