import {
  CurrentPasswordField,
  NewPasswordField,
  UsernameField,
} from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** Accounts opened by a provider have no password yet. */
export function PasswordSection({ email }: { email: string }) {
  const { data: factors } = trpc.factors.list.useQuery()
  const hasPassword = factors?.hasPassword !== false
  return (
    <section aria-labelledby="password-heading">
      <h2 id="password-heading">{m.password}</h2>
      <p>{hasPassword ? m.signsOutOtherDevices : m.noPasswordYet}</p>
      {hasPassword ? <PasswordForm email={email} /> : <FirstPasswordForm email={email} />}
    </section>
  )
}

function PasswordForm({ email }: { email: string }) {
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
    <AccountForm form={form} idle={m.changePassword} busy={m.saving} buttonLook={baseCss.solidButton}>
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

function FirstPasswordForm({ email }: { email: string }) {
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
    <AccountForm form={form} idle={m.setPassword} busy={m.saving} buttonLook={baseCss.solidButton}>
      <UsernameField email={email} />
      <NewPasswordField label={m.newPassword} {...form.field('newPassword')} />
    </AccountForm>
  )
}
