import { type ComponentProps, type ReactNode, useId } from 'react'
import { useUnreadable } from '#client/ui/use-unreadable.ts'

interface Labelled {
  label: string
  name: string
  /** What is wrong with it; read out with the field. */
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled input with its error beside it; a number that cannot be read is one, too. */
export function Field({ label, error, hint, ...input }: Labelled & ComponentProps<'input'>) {
  const { unreadable, watch } = useUnreadable()
  return (
    <FieldFrame label={label} error={input.value ? error : (unreadable ?? error)} hint={hint}>
      {(state) => <input {...input} {...(input.type === 'number' && watch)} {...state} />}
    </FieldFrame>
  )
}

/** The same with several lines. */
export function TextField({ label, error, hint, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(state) => <textarea {...area} {...state} />}
    </FieldFrame>
  )
}

interface ControlState {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends Omit<Labelled, 'name'> {
  children: (state: ControlState) => ReactNode
}

function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
