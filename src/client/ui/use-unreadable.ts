import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { m } from '#shared/messages/messages.ts'

/** The browser reports text that is not a number as empty; only `badInput` tells. Submitting reports it too. */
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
