import type { SubmitEvent } from 'react'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toast.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account-limits.ts'

export function PasswordForm({ email }: { email: string }) {
  const { sessions } = trpc.useUtils().profile
  const change = trpc.profile.changePassword.useMutation({
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const { code, message, fields } = callError(change.error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const sent = new FormData(form)
    const passwords = {
      currentPassword: String(sent.get('currentPassword')),
      newPassword: String(sent.get('newPassword')),
    }
    change.mutate(passwords, {
      onSuccess: () => {
        form.reset()
        sessions.invalidate()
        showToast({ type: 'success', title: 'Your password has been changed.' })
      },
    })
  }
  return (
    <form className="account-form" method="post" onSubmit={submit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={code === 403 ? message : fields.currentPassword}
      />
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
        error={fields.newPassword}
      />
      <button type="submit" className="btn btn-solid" disabled={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change password'}
      </button>
    </form>
  )
}
