import { PAGE_IS_LIVE } from '#client/lib/page-is-live.ts'

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
        if (control.isConnected && !control.validity.badInput) enter(control, state)
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

function stateOf(control: Control): string | boolean {
  return isTick(control) ? control.checked : control.value
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** As a person would: React hears of a value only when it is another than the one it has seen last. */
function enter(control: Control, state: string | boolean) {
  // Parts of a page come to life one after the other; one that an event reaches does so before anything else.
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (typeof state === 'boolean') {
    if (isTick(control)) control.checked = !state
    control.click()
    return
  }
  if (control.type !== 'file') {
    // A space would not do: some kinds of fields take it away at once.
    if (!(control instanceof HTMLSelectElement)) control.value = `${state}x`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
