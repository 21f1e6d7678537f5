import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { callError } from '#client/lib/call-error.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'

/** Shows the account's address, and whether it is confirmed. */
export function EmailState({ email }: { email: string }) {
  const { sendsMail } = useSite()
  const { data: state } = trpc.accounts.emailState.useQuery()
  return (
    <div className={accountPageCss.emailState}>
      <p className={accountPageCss.emailLine}>
        <span>
          You sign in as <b className={accountPageCss.email}>{email}</b>
        </span>
        {state && (
          <span className={state.isVerified ? `${baseCss.tag} ${baseCss.tintSafety}` : baseCss.tag}>
            {state.isVerified ? 'Confirmed' : 'Not confirmed'}
          </span>
        )}
      </p>
      {state && !state.isVerified && (sendsMail ? <SendAgain /> : <NoMail />)}
    </div>
  )
}

function SendAgain() {
  const send = trpc.accounts.sendVerification.useMutation({
    onSuccess: () => showToast({ type: 'success', title: 'The email is on its way' }),
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  return (
    <>
      <p>
        When you signed up, we sent you a link to confirm it. Once you open it, we know a password reset will
        reach you, and you can sign in by email.
      </p>
      <button
        type="button"
        className={`${baseCss.btn} ${baseCss.btnOutline}`}
        disabled={send.isPending || send.isSuccess}
        onClick={() => send.mutate()}
      >
        {send.isPending ? 'Sending...' : send.isSuccess ? 'Sent' : 'Send the link again'}
      </button>
    </>
  )
}

function NoMail() {
  return (
    <p>This site can’t send email, so addresses aren’t confirmed here. There’s nothing you need to do.</p>
  )
}
