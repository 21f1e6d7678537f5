import { NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { UsernameField } from '#client/features/accounts/username-field.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export function FirstPasswordForm({ email }: { email: string }) {
  const { factors, profile } = trpc.useUtils()
  const form = useForm(trpc.profile.setPassword.useMutation(), {
    action: '/account?form=first-password',
    read: ({ text }) => ({ newPassword: text('newPassword') }),
    onDone: async () => {
      await Promise.all([factors.list.invalidate(), profile.sessions.invalidate()])
      return showToast({ type: 'success', title: m.passwordSet })
    },
  })
  return (
    <AccountForm
      form={form}
      button={{ idle: m.setPassword, busy: m.saving, className: `${baseCss.btn} ${baseCss.btnSolid}` }}
    >
      <UsernameField email={email} />
      <NewPasswordField label={m.newPassword} {...form.field('newPassword')} />
    </AccountForm>
  )
}
