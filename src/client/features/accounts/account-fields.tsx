import { Field } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  SECOND_STEP_CODE_MAX_LENGTH,
} from '#shared/account-limits.ts'
import { EMAIL_MAX_LENGTH } from '#shared/subscribe-search.ts'

/** Of `useForm`. */
interface FieldState {
  name: string
  error: string | undefined
  defaultValue?: string | undefined
}

export function NameField(state: FieldState) {
  return (
    <Field
      label="Name"
      autoComplete="name"
      required
      missing="Enter your name"
      maxLength={PERSON_NAME_MAX_LENGTH}
      {...state}
    />
  )
}

/** The address that one signs in with. */
export function EmailField(state: FieldState) {
  return (
    <Field
      label="Email"
      type="email"
      autoComplete="username"
      required
      maxLength={EMAIL_MAX_LENGTH}
      {...state}
    />
  )
}

export function CurrentPasswordField({ label, name, error }: FieldState & { label: string }) {
  return (
    <PasswordField
      label={label}
      name={name}
      error={error}
      autoComplete="current-password"
      required
      maxLength={PASSWORD_MAX_LENGTH}
    />
  )
}

export function NewPasswordField({ label, name, error }: FieldState & { label: string }) {
  return (
    <PasswordField
      label={label}
      name={name}
      error={error}
      autoComplete="new-password"
      required
      missing="Enter a password"
      minLength={PASSWORD_MIN_LENGTH}
      maxLength={PASSWORD_MAX_LENGTH}
      hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
    />
  )
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ name, error }: FieldState) {
  return (
    <Field
      label="Code"
      name={name}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
      missing="Enter the code"
      maxLength={SECOND_STEP_CODE_MAX_LENGTH}
      hint="The six digits in your authenticator app, or a recovery code."
    />
  )
}
