import { CurrentPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { useSessionEnd } from '#client/features/accounts/use-session-change.ts'
import { UsernameField } from '#client/features/accounts/username-field.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** Requires a disclosure and the password: deletion cannot be undone. */
export function DeleteAccount({ email }: { email: string }) {
  const end = useSessionEnd()
  const { data: factors } = trpc.factors.list.useQuery()
  const form = useForm(trpc.profile.delete.useMutation(), {
    action: '/account?form=delete',
    read: ({ optional }) => ({ password: optional('password') ?? undefined }),
    onDone: () => end('Your account has been deleted'),
  })
  return (
    <details className={accountPageCss.deleteAccount} open={form.refused !== undefined}>
      <summary className={accountPageCss.deleteAccountUnfold}>Delete my account</summary>
      <p className={baseCss.muted}>
        This deletes your account, your favorites, and all sessions immediately. It can’t be undone.
      </p>
      <AccountForm
        form={form}
        button={{
          idle: 'Permanently delete my account',
          busy: 'Deleting...',
          className: `${baseCss.btn} ${accountPageCss.btnDanger}`,
        }}
      >
        <UsernameField email={email} />
        {factors?.hasPassword !== false && (
          <CurrentPasswordField label="Your password" {...form.field('password')} />
        )}
      </AccountForm>
    </details>
  )
}
