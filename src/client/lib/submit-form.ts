import { type CallError, callError } from '#client/lib/call-error.ts'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'
import { constraintProblems, firstControl } from '#client/ui/constraint-sentence.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export type Problems = Record<string, string | undefined>

export interface Mutation<Input, Output> {
  mutateAsync: (input: Input) => Promise<Output>
  isPending: boolean
}

export interface FormOptions<Input, Output> {
  /** The part of the input that holds the fields, such as `product`. */
  part?: string
  read: (form: FormReader) => Input
  /** Returns errors beyond the controls' own attributes, by field. */
  check?: (input: Input) => Problems
  onDone?: (output: Output, form: HTMLFormElement) => unknown
  /** The toast's text for a refusal; no toast when undefined. Defaults to the server's sentence. */
  sentence?: (error: CallError) => string | undefined
}

export async function submitForm<Input, Output>(
  form: HTMLFormElement,
  { mutateAsync }: Mutation<Input, Output>,
  { part, read, check, onDone, sentence = ({ message }) => message }: FormOptions<Input, Output>,
  setProblems: (problems: Problems) => void,
) {
  const tell = (problems: Problems) => {
    setProblems(problems)
    const first = firstControl(form, Object.keys(problems))
    first?.focus()
  }
  const input = read(formReader(new FormData(form)))
  const problems = problemsOf(form, check?.(input))
  tell(problems)
  if (Object.keys(problems).length > 0) return
  try {
    const output = await mutateAsync(input)
    await onDone?.(output, form)
  } catch (error) {
    const refusal = callError(error)
    tell(byField(refusal.fields, part))
    const title = sentence(refusal)
    if (title) showToast({ type: 'error', title })
  }
}

/** Shortens the server's paths of its input: `product.name`, `events.0`. */
function byField(issues: Record<string, string>, part: string | undefined): Problems {
  const entries = Object.entries(issues).map(([path, message]) => {
    const [first, second] = path.split('.')
    return [(first === part ? second : first) ?? '', message]
  })
  return Object.fromEntries(entries)
}

/** The form's own messages override those of a control's attributes, unless the control cannot be read at all. */
function problemsOf(form: HTMLFormElement, overrides: Problems = {}): Problems {
  const problems: Problems = constraintProblems(form)
  for (const [name, problem] of Object.entries(overrides))
    if (problem && problems[name] !== m.enterNumber) problems[name] = problem
  return problems
}
