import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

/** `isSent` is true after the browser sent the form itself. */
export function ForgotPasswordPage({ isSent }: { isSent: boolean }) {
  const { sendsMail } = useSite()
  return (
    <AccountCard
      title="Forgot your password?"
      lead={sendsMail ? 'We’ll email you a link to choose a new password.' : undefined}
    >
      {sendsMail ? <ResetRequest isSent={isSent} /> : <NoReset />}
      <p className={accountEntryCss.accountOther}>
        <Link to="/login">Back to sign-in</Link>
      </p>
    </AccountCard>
  )
}

function NoReset() {
  return (
    <p className={accountEntryCss.accountOther}>
      Password reset isn’t available yet. Please <Link to="/contact">contact us</Link>.
    </p>
  )
}

function ResetRequest({ isSent }: { isSent: boolean }) {
  const request = trpc.accounts.requestPasswordReset.useMutation()
  const form = useForm(request, {
    action: '/forgot-password',
    read: ({ text }) => ({ email: text('email') }),
  })
  return isSent || request.isSuccess ? (
    <p role="status" className={accountEntryCss.accountOther}>
      If there is an account with this address, the email is on its way. The link is valid for one hour.
    </p>
  ) : (
    <AccountForm form={form} button={{ idle: 'Send the link', busy: 'Sending...' }}>
      <EmailField {...form.field('email')} />
    </AccountForm>
  )
}
