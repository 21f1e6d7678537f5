import { type FocusEvent, type SyntheticEvent, useState } from 'react'
import { NOT_A_NUMBER } from '#client/ui/not-a-number.ts'

/**
 * What is wrong with a number field whose text is not a number: the browser then gives its value as empty, and only
 * `badInput` tells it from a field that was left empty. Said when the person leaves the field or sends the form, and no
 * longer once it can be read.
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
    watch: { onBlur: leave, onInvalid: say, onInput: forget },
  }
}

function isSubmitButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}

/** Whether a form must not be sent; the fields then say so, and the first one has the focus. */
export function hasUnreadableNumbers(form: HTMLFormElement): boolean {
  const unreadable = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  // Makes each field's `invalid` event.
  for (const input of unreadable) input.checkValidity()
  unreadable[0]?.focus()
  return unreadable.length > 0
}

/** What a number field holds: null when it was left empty, NaN, which no procedure takes, when it cannot be read. */
export function numberIn({ value, validity }: HTMLInputElement): number | null {
  if (validity.badInput) return Number.NaN
  return value.trim() === '' ? null : Number(value)
}
