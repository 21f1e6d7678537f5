import { type ComponentProps, type ReactNode, useId } from 'react'
import * as formCss from '#client/ui/form.css.ts'
import { useUnreadable } from '#client/ui/use-unreadable.ts'

export interface FieldProps {
  label: string
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  missing?: string
}

/** A labeled input with its error beside it, also for text that cannot be read as a number. */
export function Field({ label, error, hint, missing, ...input }: FieldProps & ComponentProps<'input'>) {
  const { unreadable, watch } = useUnreadable()
  return (
    <FieldFrame label={label} error={input.value ? error : (unreadable ?? error)} hint={hint}>
      {(state) => (
        <input {...input} data-missing={missing} {...(input.type === 'number' && watch)} {...state} />
      )}
    </FieldFrame>
  )
}

export function TextField({ label, error, hint, missing, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(state) => <textarea {...area} data-missing={missing} {...state} />}
    </FieldFrame>
  )
}

interface ControlState {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'error' | 'hint'> {
  children: (state: ControlState) => ReactNode
}

export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={formCss.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={formCss.fieldHint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={formCss.fieldError}>
          {error}
        </p>
      )}
    </div>
  )
}
