import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { callError } from '#client/lib/call-error.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** Shows the account's address, and whether it is confirmed. */
export function EmailState({ email }: { email: string }) {
  const { sendsMail } = useSite()
  const { data: state } = trpc.accounts.emailState.useQuery()
  return (
    <div className={accountPageCss.emailState}>
      <p className={accountPageCss.emailLine}>
        <span>
          <FillIn text={m.signedInAs} values={{ email: <b className={accountPageCss.email}>{email}</b> }} />
        </span>
        {state && (
          <span className={state.isVerified ? `${baseCss.tag} ${baseCss.tintSafety}` : baseCss.tag}>
            {state.isVerified ? m.emailConfirmed : m.emailNotConfirmed}
          </span>
        )}
      </p>
      {state && !state.isVerified && (sendsMail ? <SendAgain /> : <NoMail />)}
    </div>
  )
}

function SendAgain() {
  const send = trpc.accounts.sendVerification.useMutation({
    onSuccess: () => showToast({ type: 'success', title: m.emailOnItsWay }),
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  return (
    <>
      <p>{m.confirmationExplained}</p>
      <button
        type="button"
        className={`${baseCss.btn} ${baseCss.btnOutline}`}
        disabled={send.isPending || send.isSuccess}
        onClick={() => send.mutate()}
      >
        {send.isPending ? m.sending : send.isSuccess ? m.linkSent : m.sendLinkAgain}
      </button>
    </>
  )
}

function NoMail() {
  return <p>{m.addressesNotConfirmedHere}</p>
}
