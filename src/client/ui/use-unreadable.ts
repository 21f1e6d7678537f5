import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { m } from '#shared/messages/messages.ts'

/**
 * Validates a number field whose text is not a number. The browser reports its value as empty; only `badInput`
 * distinguishes it from a blank field. Shows the error when the field loses focus and clears it once the text is
 * readable. On submit the form reports it instead.
 */
export function useUnreadable() {
  const [isUnreadable, setUnreadable] = useState(false)
  const say = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnreadable(currentTarget.validity.badInput)
  const forget = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    currentTarget.validity.badInput || setUnreadable(false)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // Showing an error now would push the button away from under the pointer; submitting reports it.
    if (!isSubmitButton(event.relatedTarget)) say(event)
  }
  return {
    unreadable: isUnreadable ? m.enterNumber : undefined,
    watch: { onBlur: leave, onInput: forget },
  }
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}
