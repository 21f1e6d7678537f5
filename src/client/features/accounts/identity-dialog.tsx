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
import { m } from '#shared/messages/messages.ts'

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
      <h2 id="identity-title" className={baseCss.h3}>
        {m.confirmIdentity}
      </h2>
      <p className={accountEntryCss.accountLead}>{m.confirmIdentityText}</p>
      <form className={accountEntryCss.accountForm} method="post" onSubmit={submit}>
        {!hasForm && ways.passkeys === 0 && <p>{m.signInAgainToConfirm}</p>}
        {hasForm &&
          (usesCode ? (
            <CodeField key="code" name="proof" error={error} />
          ) : (
            <CurrentPasswordField key="password" label={m.yourPassword} name="proof" error={error} />
          ))}
        {!hasForm && error && (
          <p role="alert" className={formCss.formError}>
            {error}
          </p>
        )}
        {ways.passkeys > 0 && knowsPasskeys() && (
          <button
            type="button"
            className={baseCss.outlineButton}
            disabled={isPending}
            onClick={() => confirm(askForPasskey)}
          >
            {m.usePasskey}
          </button>
        )}
        {ways.hasPassword && ways.hasAuthenticator && (
          <button
            type="button"
            className={`${baseCss.softButton} ${baseCss.btnSm}`}
            onClick={() => setUsesCode(!usesCode)}
          >
            {usesCode ? m.usePasswordInstead : m.useCodeInstead}
          </button>
        )}
        <div className={accountEntryCss.identityActions}>
          <button type="button" className={baseCss.outlineButton} onClick={() => dialog.current?.close()}>
            {m.cancel}
          </button>
          {hasForm && (
            <button type="submit" className={baseCss.solidButton} disabled={isPending}>
              {isPending ? m.checking : m.confirm}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
