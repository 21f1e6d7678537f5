import { type ComponentProps, type ReactNode, useId } from 'react'

interface Labelled {
  label: string
  name: string
  /** What is wrong with it; read out with the field. */
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled input with its error beside it. */
export function Field({ label, error, hint, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(state) => <input {...input} {...state} />}
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
