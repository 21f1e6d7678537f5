import { useState } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { showError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export function AuthenticatorSetup({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const begin = trpc.factors.beginAuthenticator.useMutation({
    onError: showError,
  })
  if (codes) return <RecoveryCodes codes={codes} onSeen={onDone} />
  if (begin.data) return <FirstCode {...begin.data} onCodes={setCodes} />
  return (
    <button
      type="button"
      className={baseCss.solidButton}
      disabled={begin.isPending}
      onClick={() => begin.mutate()}
    >
      {begin.isPending ? m.oneMoment : m.setUpAuthenticator}
    </button>
  )
}

interface FirstCodeProps {
  typed: string
  qrCode: string
  onCodes: (codes: string[]) => void
}

function FirstCode({ typed, qrCode, onCodes }: FirstCodeProps) {
  const form = useForm(trpc.factors.confirmAuthenticator.useMutation(), {
    read: ({ text }) => ({ code: text('code') }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <AccountForm
      label={m.setUpAuthenticator}
      form={form}
      idle={m.turnTwoStepOn}
      busy={m.checking}
      buttonLook={baseCss.solidButton}
    >
      <p>{m.scanQrCode}</p>
      <img
        className={accountEntryCss.qrCode}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrCode)}`}
        alt={m.qrCodeAlt}
        width={200}
        height={200}
      />
      <p>
        <FillIn
          text={m.typeKeyInstead}
          values={{ key: <code className={accountEntryCss.typedKey}>{typed}</code> }}
        />
      </p>
      <Field
        label={m.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        missing={m.enterCode}
        maxLength={8}
        {...form.field('code')}
      />
    </AccountForm>
  )
}

/** Shows codes that the server sends once: visible until the page is left, and never again. */
export function RecoveryCodes({ codes, onSeen }: { codes: string[]; onSeen: () => void }) {
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title: m.copied })
  }
  return (
    <div role="status">
      <p>
        <b>{m.keepRecoveryCodes}</b> {m.recoveryCodesExplained}
      </p>
      <ul className={accountEntryCss.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={accountEntryCss.identityActions}>
        <button type="button" className={baseCss.outlineButton} onClick={copy}>
          {m.copy}
        </button>
        <a
          className={baseCss.outlineButton}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {m.download}
        </a>
        <button type="button" className={baseCss.solidButton} onClick={onSeen}>
          {m.savedRecoveryCodes}
        </button>
      </div>
    </div>
  )
}
