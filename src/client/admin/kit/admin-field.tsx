import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface AdminFieldProps {
  label: string
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  children: ReactNode
}

/** A labelled control with its hint and its error beside it, both read out with it. */
export function AdminField({ label, error, hint, required = false, children }: AdminFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label}
        {required && <Field.RequiredIndicator />}
      </Field.Label>
      {children}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  )
}
