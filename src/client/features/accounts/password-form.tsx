import { CurrentPasswordField, NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { UsernameField } from '#client/features/accounts/username-field.tsx'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export function PasswordForm({ email }: { email: string }) {
  const user = useUser()
  const { sessions } = trpc.useUtils().profile
  const form = useForm(trpc.profile.changePassword.useMutation(), {
    action: '/account?form=password',
    read: ({ text, checked }) => ({
      currentPassword: text('currentPassword'),
      newPassword: text('newPassword'),
      revokeKeys: checked('revokeKeys'),
    }),
    onDone: (_, element) => {
      element.reset()
      sessions.invalidate()
      return showToast({ type: 'success', title: m.passwordChanged })
    },
  })
  return (
    <AccountForm
      form={form}
      button={{ idle: m.changePassword, busy: m.saving, className: `${baseCss.btn} ${baseCss.btnSolid}` }}
    >
      <UsernameField email={email} />
      <CurrentPasswordField label={m.currentPassword} {...form.field('currentPassword')} />
      <NewPasswordField label={m.newPassword} {...form.field('newPassword')} />
      {user?.role === 'admin' && (
        <label className={accountPageCss.tick}>
          <input type="checkbox" name="revokeKeys" /> {m.revokeMyKeys}
        </label>
      )}
    </AccountForm>
  )
}
