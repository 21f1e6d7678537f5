import { CurrentPasswordField, UsernameField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { useSessionEnd } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Requires a disclosure and the password: deletion cannot be undone. */
export function DeleteAccount({ email }: { email: string }) {
  const end = useSessionEnd()
  const { data: factors } = trpc.factors.list.useQuery()
  const form = useForm(trpc.profile.delete.useMutation(), {
    action: '/account?form=delete',
    read: ({ optional }) => ({ password: optional('password') ?? undefined }),
    onDone: () => end(m.accountDeleted),
  })
  return (
    <details className={accountPageCss.deleteAccount} open={form.refused !== undefined}>
      <summary className={accountPageCss.deleteAccountUnfold}>{m.deleteMyAccount}</summary>
      <p className={baseCss.muted}>{m.deleteAccountText}</p>
      <AccountForm
        form={form}
        idle={m.deleteAccountForever}
        busy={m.deleting}
        buttonLook={`${baseCss.btn} ${accountPageCss.btnDanger}`}
      >
        <UsernameField email={email} />
        {factors?.hasPassword !== false && (
          <CurrentPasswordField label={m.yourPassword} {...form.field('password')} />
        )}
      </AccountForm>
    </details>
  )
}
