import { useState } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { AuthenticatorSetup } from '#client/features/accounts/authenticator-setup.tsx'
import { RecoveryCodes } from '#client/features/accounts/recovery-codes.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'

export function TwoStepSection() {
  const { data: factors } = trpc.factors.list.useQuery()
  const { list } = trpc.useUtils().factors
  const refresh = () => list.invalidate()
  return (
    <section aria-labelledby="two-step-heading">
      <h2 id="two-step-heading">Two-step sign-in</h2>
      <p>
        After your password, we’ll ask for a code from an app on your phone. Someone who learns your password
        still can’t get in.
      </p>
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
  const onError = (error: unknown) => showToast({ type: 'error', title: callError(error).message })
  const renew = trpc.factors.renewRecoveryCodes.useMutation({
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError,
  })
  const remove = trpc.factors.removeAuthenticator.useMutation({
    onSuccess: () => {
      onChange()
      showToast({ type: 'success', title: 'Two-step sign-in is off' })
    },
    onError,
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
        <b>It’s on.</b> You have {codesLeft} recovery {codesLeft === 1 ? 'code' : 'codes'} left.
      </p>
      <div className={accountEntryCss.accountActions}>
        <button
          type="button"
          className={`${baseCss.btn} ${baseCss.btnOutline}`}
          disabled={renew.isPending}
          onClick={() => renew.mutate()}
        >
          Create new recovery codes
        </button>
        <button
          type="button"
          className={`${baseCss.btn} ${baseCss.btnOutline}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Turn it off
        </button>
      </div>
    </>
  )
}
