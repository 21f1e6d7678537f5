/** Marks a button that was pressed before React listens and will be pressed again then. */
export const PRESSED_EARLY = 'data-pressed-early'

/**
 * Repeats the last button press from before React listens, as a person would. This includes the submit button of a form
 * that only the script can send. The browser alone would put its fields into the address. Buttons that open a popover
 * need no script. A press that React has heard during hydration is not repeated.
 */
export function repeatPress(mark: string, live: string, heard: string) {
  let pressed: HTMLElement | null | undefined
  const keep = (button?: HTMLElement) => {
    pressed?.removeAttribute(mark)
    pressed = button
    button?.setAttribute(mark, '')
  }
  const press = ({ target }: Event) => {
    const selector = 'button[type=button]:not([popovertarget])'
    const button = target instanceof Element && target.closest<HTMLElement>(selector)
    if (button) keep(button)
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
