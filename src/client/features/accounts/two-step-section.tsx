import { useState } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { AuthenticatorSetup, RecoveryCodes } from '#client/features/accounts/authenticator-setup.tsx'
import { showError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { fill, plural } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function TwoStepSection() {
  const { data: factors } = trpc.factors.list.useQuery()
  const { list } = trpc.useUtils().factors
  const refresh = () => list.invalidate()
  return (
    <section aria-labelledby="two-step-heading">
      <h2 id="two-step-heading">{m.twoStepSignIn}</h2>
      <p>{m.twoStepText}</p>
      {factors &&
        (factors.hasAuthenticator ? (
          <TwoStepIsOn codesLeft={factors.recoveryCodesLeft} onChange={refresh} />
        ) : (
          <div className={accountEntryCss.accountActions}>
            <AuthenticatorSetup onDone={refresh} />
          </div>
        ))}
    </section>
  )
}

function TwoStepIsOn({ codesLeft, onChange }: { codesLeft: number; onChange: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renew = trpc.factors.renewRecoveryCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: showError,
  })
  const remove = trpc.factors.removeAuthenticator.useMutation({
    onSuccess: () => {
      onChange()
      showToast({ type: 'success', title: m.twoStepTurnedOff })
    },
    onError: showError,
  })
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onSeen={() => {
          setCodes(undefined)
          onChange()
        }}
      />
    )
  return (
    <>
      <p>
        <b>{m.twoStepIsOn}</b> {fill(plural(m.recoveryCodesLeft, codesLeft), { n: codesLeft })}
      </p>
      <div className={accountEntryCss.accountActions}>
        <button
          type="button"
          className={baseCss.outlineButton}
          disabled={renew.isPending}
          onClick={() => renew.mutate()}
        >
          {m.createRecoveryCodes}
        </button>
        <button
          type="button"
          className={baseCss.outlineButton}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {m.turnTwoStepOff}
        </button>
      </div>
    </>
  )
}
