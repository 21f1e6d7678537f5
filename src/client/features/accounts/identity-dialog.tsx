import type { TRPCClient } from '@trpc/client'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { CodeField, CurrentPasswordField } from '#client/features/accounts/account-fields.tsx'
import { passkeyFailure } from '#client/features/accounts/passkey-section.tsx'
import { askPasskey, knowsPasskeys } from '#client/lib/passkeys.ts'
import type { AppRouter } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'
import type { IdentityProof } from '#shared/inputs/factors.ts'

interface IdentityDialogProps {
  client: TRPCClient<AppRouter>
  ways: { hasPassword: boolean; hasAuthenticator: boolean; passkeys: number }
  onDone: () => void
  onClose: () => void
}

export function IdentityDialog({ client, ways, onDone, onClose }: IdentityDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasForm = ways.hasPassword || ways.hasAuthenticator
  const [usesCode, setUsesCode] = useState(!ways.hasPassword)
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const proof = String(new FormData(event.currentTarget).get('proof'))
    await confirm(async () => (usesCode ? { code: proof } : { password: proof }))
  }
  const confirm = async (prove: () => Promise<IdentityProof>) => {
    setIsPending(true)
    try {
      await client.factors.confirmIdentity.mutate(await prove())
      onDone()
    } catch (failure) {
      setError(passkeyFailure(failure))
      setIsPending(false)
    }
  }
  const askForPasskey = async () => {
    const { options, token } = await client.passkeys.challenge.mutate()
    return { token, answer: await askPasskey(options) }
  }
  return (
    <dialog
      ref={dialog}
      className={accountEntryCss.identityDialog}
      aria-labelledby="identity-title"
      onClose={onClose}
    >
      <h2 id="identity-title">Confirm it’s you</h2>
      <p className={accountEntryCss.accountLead}>
        Please confirm it’s you to make this change. We won’t ask again for 10 minutes.
      </p>
      <form className={accountEntryCss.accountForm} method="post" onSubmit={submit}>
        {!hasForm && ways.passkeys === 0 && (
          <p>Please sign out, sign in again, and try again within 10 minutes.</p>
        )}
        {hasForm &&
          (usesCode ? (
            <CodeField key="code" name="proof" error={error} />
          ) : (
            <CurrentPasswordField key="password" label="Your password" name="proof" error={error} />
          ))}
        {!hasForm && error && (
          <p role="alert" className={formCss.formError}>
            {error}
          </p>
        )}
        {ways.passkeys > 0 && knowsPasskeys() && (
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline}`}
            disabled={isPending}
            onClick={() => confirm(askForPasskey)}
          >
            Use a passkey
          </button>
        )}
        {ways.hasPassword && ways.hasAuthenticator && (
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`}
            onClick={() => setUsesCode(!usesCode)}
          >
            {usesCode ? 'Use your password instead' : 'Use a code instead'}
          </button>
        )}
        <div className={accountEntryCss.identityActions}>
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline}`}
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </button>
          {hasForm && (
            <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid}`} disabled={isPending}>
              {isPending ? 'Checking...' : 'Confirm'}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
