import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { NOT_A_NUMBER } from '#client/ui/not-a-number.ts'

/**
 * What is wrong with a number field whose text is not a number: the browser then gives its value as empty, and only
 * `badInput` tells it from a field that was left empty. Said when the person leaves the field (when the form is sent,
 * the form says it), and no longer once it can be read.
 */
export function useUnreadable() {
  const [isUnreadable, setUnreadable] = useState(false)
  const say = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnreadable(currentTarget.validity.badInput)
  const forget = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    currentTarget.validity.badInput || setUnreadable(false)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // A sentence that appears now would push the button away from under the pointer; sending says it.
    if (!isSubmitButton(event.relatedTarget)) say(event)
  }
  return {
    unreadable: isUnreadable ? NOT_A_NUMBER : undefined,
    watch: { onBlur: leave, onInput: forget },
  }
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}
