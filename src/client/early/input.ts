import { PAGE_IS_LIVE, REACT_HEARS } from '#client/early/page-is-live.ts'

const CONTROLS = 'input,textarea,select'
const FIRST_PAUSE_MS = 50
const LAST_PAUSE_MS = 1_600

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type State = string | boolean

/**
 * Enters again what was typed, ticked or chosen before React listens: on a slow line the page shows long before, and a
 * field that React keeps would forget it. Parts of a page come to life one after the other, so it is entered until React
 * has heard it, and where it was lost; but no more once a person does something or a form is sent.
 */
export function replayEarlyInput() {
  const early = new Map<Control, State>()
  const heard = new Set<Control>()
  const note = (event?: Event) => {
    for (const control of document.querySelectorAll<Control>(CONTROLS))
      if (control === event?.target || isChanged(control)) early.set(control, stateOf(control))
  }
  const forget = () => early.clear()
  function replay(pause: number) {
    for (const [control, state] of early) {
      const isDone = heard.has(control) && stateOf(control) === state
      // An unreadable number has no value to enter again; it stays as it was typed.
      if (isDone || !control.isConnected || control.validity.badInput) early.delete(control)
      else if (enter(control, state)) heard.add(control)
    }
    if (early.size > 0 && pause <= LAST_PAUSE_MS) setTimeout(replay, pause, pause * 2)
  }
  function begin() {
    removeEventListener('input', note, true)
    for (const sign of ['pointerdown', 'keydown', 'beforeinput', 'submit'])
      addEventListener(sign, forget, { capture: true, once: true })
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

/** Where the page chooses nothing, the first is chosen. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const chosen = [...options].findLastIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, chosen)
}

/** As a person would. True when React has heard it. */
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

/** React takes a value for a change only when it is another than the one it has seen last. */
function change(control: Control, state: State) {
  if (typeof state === 'boolean') {
    if (isTick(control)) control.checked = !state
    control.click()
    return
  }
  if (control.type !== 'file') {
    // Some kinds of fields take no other text than a number.
    if (!(control instanceof HTMLSelectElement)) control.value = state === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
