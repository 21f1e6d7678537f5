/** Of a button that was pressed before React listens, and whose turn comes with it. */
export const PRESSED_EARLY = 'data-pressed-early'

/**
 * A button that is pressed before React listens is pressed again once it does: the last one, as a person would. So is
 * that of a form that only the script can send; the browser alone would put what was typed into the address. What opens a
 * popover needs no script. What React has heard is not repeated: while it takes the page over, it hears presses already.
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
