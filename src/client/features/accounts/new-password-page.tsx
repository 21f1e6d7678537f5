import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { NewPasswordField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { type SignInSearch, signInAddress } from '#shared/search-params/accounts.ts'

/** Replaces a password that was generated for its owner. */
export function NewPasswordPage({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const form = useForm(trpc.profile.replaceTemporaryPassword.useMutation(), {
    action: signInAddress('/new-password', search),
    read: ({ text }) => ({ newPassword: text('newPassword') }),
    onDone: (begun) => begin(begun, 'Your password has been changed'),
  })
  return (
    <AccountCard
      title="Choose your password"
      lead="The password you signed in with is temporary. Please choose your own."
    >
      <AccountForm form={form} button={{ idle: 'Change password', busy: 'Saving...' }}>
        <NewPasswordField label="New password" {...form.field('newPassword')} />
      </AccountForm>
    </AccountCard>
  )
}
