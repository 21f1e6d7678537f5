import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const MISSING = new Map<string, () => string>([
  ['email', () => m.enterEmail],
  ['password', () => m.enterPassword],
])
const MISTYPED = new Map<string, () => string>([
  ['email', () => m.enterEmailSuchAs],
  ['url', () => m.enterWebAddress],
])

/** The error from a control's own attributes, worded as the server would; undefined when it is valid. */
function constraintSentence(control: Control): string | undefined {
  const { type, validity, validationMessage } = control
  if (validity.valid) return undefined
  if (validity.valueMissing) return control.dataset.missing ?? MISSING.get(type)?.() ?? m.fillInField
  if (validity.badInput) return m.enterNumber
  if (validity.tooShort && 'minLength' in control) return fill(m.useAtLeast, { n: control.minLength })
  return (validity.typeMismatch && MISTYPED.get(type)?.()) || validationMessage
}

export function constraintProblems(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const sentence = constraintSentence(control)
    if (sentence) problems[control.name] ??= sentence
  }
  return problems
}

/** Returns the first one in the form's order; undefined when none of the names is a control's. */
export function firstControl(form: HTMLFormElement, names: string[]): HTMLElement | undefined {
  for (const control of form.elements)
    if (isControl(control) && control.type !== 'hidden' && names.includes(control.name)) return control
  return undefined
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}
