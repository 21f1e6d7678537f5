import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { m } from '#shared/messages/messages.ts'
import { type SignInSearch, signInAddress } from '#shared/search-params/accounts.ts'

/** Replaces a password that was generated for its owner. */
export function NewPasswordPage({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const form = useForm(trpc.profile.replaceTemporaryPassword.useMutation(), {
    action: signInAddress('/new-password', search),
    read: ({ text }) => ({ newPassword: text('newPassword') }),
    onDone: (begun) => begin(begun, m.passwordChanged),
  })
  return (
    <AccountCard title={m.chooseYourPassword} lead={m.chooseYourPasswordLead}>
      <AccountForm form={form} idle={m.changePassword} busy={m.saving}>
        <NewPasswordField label={m.newPassword} {...form.field('newPassword')} />
      </AccountForm>
    </AccountCard>
  )
}
