import { useState } from 'react'
import { useSite } from '#client/lib/site.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  SECOND_STEP_CODE_MAX_LENGTH,
} from '#shared/accounts/account-limits.ts'
import { passwordStrength, tellingPart } from '#shared/accounts/password-strength.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

interface FieldState {
  name: string
  error: string | undefined
  defaultValue?: string | undefined
}

export function NameField(state: FieldState) {
  return (
    <Field
      label={m.name}
      autoComplete="name"
      required
      missing={m.enterName}
      maxLength={PERSON_NAME_MAX_LENGTH}
      {...state}
    />
  )
}

const STRENGTHS = {
  weak: () => m.weakPassword,
  fair: () => m.fairPassword,
  good: () => m.goodPassword,
  strong: () => m.strongPassword,
}
const LEAVE_OUT = { email: () => m.leaveOutEmail, site: () => m.leaveOutSite }

function sayStrength({ value, form }: HTMLInputElement, siteName: string): string {
  if (value.length < PASSWORD_MIN_LENGTH) return ''
  const email = form?.elements.namedItem('email')
  const part = tellingPart(value, { email: email instanceof HTMLInputElement ? email.value : '', siteName })
  return part ? LEAVE_OUT[part]() : STRENGTHS[passwordStrength(value)]()
}

export function EmailField(state: FieldState & { label?: string; autoComplete?: string }) {
  return (
    <Field
      label={m.email}
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

/** Rates the password as it is typed; only the server knows how common it is. */
export function NewPasswordField({ label, name, error }: FieldState & { label: string }) {
  const site = useSite()
  const [said, setSaid] = useState('')
  return (
    <PasswordField
      label={label}
      name={name}
      error={error}
      autoComplete="new-password"
      required
      missing={m.enterAPassword}
      minLength={PASSWORD_MIN_LENGTH}
      maxLength={PASSWORD_MAX_LENGTH}
      onInput={({ currentTarget }) => setSaid(sayStrength(currentTarget, site.name))}
      hint={
        <>
          {fill(m.atLeastCharacters, { n: PASSWORD_MIN_LENGTH })} <span aria-live="polite">{said}</span>
        </>
      }
    />
  )
}

export function CodeField({ name, error }: FieldState) {
  return (
    <Field
      label={m.code}
      name={name}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
      missing={m.enterCode}
      maxLength={SECOND_STEP_CODE_MAX_LENGTH}
      hint={m.codeHint}
    />
  )
}

/** Tells password managers whose password it is. */
export function UsernameField({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
}
