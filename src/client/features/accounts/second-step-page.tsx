import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { CodeField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { PasskeySignIn } from '#client/features/accounts/passkey-sign-in.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { type SignInSearch, signInAddress } from '#shared/search-params/accounts.ts'

export function SecondStepPage({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const form = useForm(trpc.accounts.secondStep.useMutation(), {
    action: signInAddress('/second-step', search),
    read: ({ text }) => ({ code: text('code') }),
    onDone: (begun) => begin(begun, 'Successfully signed in!'),
  })
  return (
    <AccountCard title="One more step" lead="Open your authenticator app and enter the code it shows.">
      <AccountForm label="Second step" form={form} button={{ idle: 'Continue', busy: 'Checking...' }}>
        <CodeField {...form.field('code')} />
      </AccountForm>
      <PasskeySignIn search={search} />
      <p className={accountEntryCss.accountOther}>
        Don’t have your phone? A recovery code works here too. <Link to="/login">Start again</Link>
      </p>
    </AccountCard>
  )
}
