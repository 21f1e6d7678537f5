import { Link, useNavigate } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export function ResetPasswordPage({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm(trpc.accounts.resetPassword.useMutation(), {
    action: `/reset-password?${new URLSearchParams({ token })}`,
    read: ({ text }) => ({ token, password: text('password') }),
    onDone: async () => {
      await navigate({ to: '/login', replace: true })
      showToast({ type: 'success', title: m.passwordChanged })
    },
  })
  return (
    <AccountCard title={m.chooseNewPassword} lead={m.signsYouOutEverywhere}>
      <AccountForm form={form} idle={m.changePassword} busy={m.saving}>
        <NewPasswordField label={m.newPassword} {...form.field('password')} />
      </AccountForm>
      <p className={accountEntryCss.accountOther}>
        {m.linkExpired} <Link to="/forgot-password">{m.requestNewLink}</Link>
      </p>
    </AccountCard>
  )
}
