import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { CodeField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { PasskeySignIn } from '#client/features/accounts/passkey-sign-in.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { m } from '#shared/messages/messages.ts'
import { type SignInSearch, signInAddress } from '#shared/search-params/accounts.ts'

export function SecondStepPage({ search }: { search: SignInSearch }) {
  const begin = useSessionBegin(search.from)
  const form = useForm(trpc.accounts.secondStep.useMutation(), {
    action: signInAddress('/second-step', search),
    read: ({ text }) => ({ code: text('code') }),
    onDone: (begun) => begin(begun, m.signedIn),
  })
  return (
    <AccountCard title={m.oneMoreStep} lead={m.oneMoreStepLead}>
      <AccountForm label={m.secondStep} form={form} idle={m.continueSignIn} busy={m.checking}>
        <CodeField {...form.field('code')} />
      </AccountForm>
      <PasskeySignIn search={search} />
      <p className={accountEntryCss.accountOther}>
        {m.withoutPhone} <Link to="/login">{m.startAgain}</Link>
      </p>
    </AccountCard>
  )
}
