import { CurrentPasswordField, NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { UsernameField } from '#client/features/accounts/username-field.tsx'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'

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
      return showToast({ type: 'success', title: 'Your password has been changed' })
    },
  })
  return (
    <AccountForm
      form={form}
      button={{ idle: 'Change password', busy: 'Saving...', className: `${baseCss.btn} ${baseCss.btnSolid}` }}
    >
      <UsernameField email={email} />
      <CurrentPasswordField label="Current password" {...form.field('currentPassword')} />
      <NewPasswordField label="New password" {...form.field('newPassword')} />
      {user?.role === 'admin' && (
        <label className={accountPageCss.tick}>
          <input type="checkbox" name="revokeKeys" /> Revoke my API keys too
        </label>
      )}
    </AccountForm>
  )
}
