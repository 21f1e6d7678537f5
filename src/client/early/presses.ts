/** Marks a button that was pressed before React listens and will be pressed again then. */
export const PRESSED_EARLY = 'data-pressed-early'

/** Marks a link that becomes a button once React listens. */
export const TOGGLE = 'data-toggle'

/**
 * Repeats the last button press from before React listens, as a person would. This includes the submit button of a form
 * that only the script can send. The browser alone would put its fields into the address. Buttons that open a popover
 * need no script. A press that React has heard during hydration is not repeated.
 */
export function repeatPress(mark: string, live: string, heard: string, toggle: string) {
  let pressed: HTMLElement | null | undefined
  const keep = (button?: HTMLElement) => {
    pressed?.removeAttribute(mark)
    pressed = button
    button?.setAttribute(mark, '')
  }
  const press = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const selector = `button[type=button]:not([popovertarget]),[${toggle}]`
    const button = target instanceof Element && target.closest<HTMLElement>(selector)
    if (!button) return
    if (button.hasAttribute(toggle)) {
      if (metaKey || ctrlKey || shiftKey) return
      event.preventDefault()
    }
    keep(button)
  }
  const send = (event: SubmitEvent) => {
    if (!(event.target instanceof Element) || event.target.hasAttribute('action')) return
    event.preventDefault()
    if (event.submitter) keep(event.submitter)
  }
  const repeat = () => {
    const button = pressed
    keep()
    button?.click()
  }
  const stop = new AbortController()
  const early = { capture: true, signal: stop.signal }
  addEventListener('click', press, early)
  addEventListener('submit', send, early)
  addEventListener(heard, () => keep())
  addEventListener(live, () => {
    stop.abort()
    setTimeout(repeat)
  })
}
