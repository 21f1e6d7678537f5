import { Link } from '@tanstack/react-router'
import { AccountCard } from '#client/features/accounts/account-card.tsx'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'

/** `isSent` is true after the browser sent the form itself. */
export function ForgotPasswordPage({ isSent }: { isSent: boolean }) {
  const { sendsMail } = useSite()
  return (
    <AccountCard title={m.forgotPassword} lead={sendsMail ? m.forgotPasswordLead : undefined}>
      {sendsMail ? <ResetRequest isSent={isSent} /> : <NoReset />}
      <p className={accountEntryCss.accountOther}>
        <Link to="/login">{m.backToSignIn}</Link>
      </p>
    </AccountCard>
  )
}

function NoReset() {
  return (
    <p className={accountEntryCss.accountOther}>
      <FillIn
        text={m.passwordResetUnavailable}
        values={{ contactUs: <Link to="/contact">{m.contactUsInSentence}</Link> }}
      />
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
      {m.passwordResetSent}
    </p>
  ) : (
    <AccountForm form={form} idle={m.sendLink} busy={m.sending}>
      <EmailField {...form.field('email')} />
    </AccountForm>
  )
}
