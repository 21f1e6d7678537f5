import { useState } from 'react'
import { EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { showError } from '#client/lib/call-error.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export function EmailForm({ isRequested }: { isRequested: boolean }) {
  const { sendsMail } = useSite()
  const utils = trpc.useUtils()
  const [isSent, setSent] = useState(isRequested)
  const form = useForm(trpc.accounts.changeEmail.useMutation(), {
    action: '/account?form=email',
    read: ({ text }) => ({ email: text('email') }),
    onDone: async ({ isChanged }) => {
      if (!isChanged) return setSent(true)
      await Promise.all([utils.accounts.session.invalidate(), utils.accounts.emailState.invalidate()])
    },
  })
  if (isSent) return <p role="status">{m.changeEmailSent}</p>
  return (
    <details className={accountPageCss.changeEmail} open={form.refused !== undefined}>
      <summary className={accountPageCss.changeEmailUnfold}>{m.changeMyEmail}</summary>
      <p className={baseCss.muted}>
        {sendsMail && `${m.changeEmailNotice} `}
        {m.changeEmailKeeps}
      </p>
      <AccountForm
        label={m.changeMyEmail}
        form={form}
        idle={m.changeAddress}
        busy={m.saving}
        buttonLook={baseCss.solidButton}
      >
        <EmailField {...form.field('email')} label={m.newEmail} autoComplete="email" />
      </AccountForm>
    </details>
  )
}

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
      {state && !state.isVerified && (sendsMail ? <SendAgain /> : <p>{m.addressesNotConfirmedHere}</p>)}
    </div>
  )
}

function SendAgain() {
  const send = trpc.accounts.sendVerification.useMutation({
    onSuccess: () => showToast({ type: 'success', title: m.emailOnItsWay }),
    onError: showError,
  })
  return (
    <>
      <p>{m.confirmationExplained}</p>
      <button
        type="button"
        className={baseCss.outlineButton}
        disabled={send.isPending || send.isSuccess}
        onClick={() => send.mutate()}
      >
        {send.isPending ? m.sending : send.isSuccess ? m.linkSent : m.sendLinkAgain}
      </button>
    </>
  )
}
