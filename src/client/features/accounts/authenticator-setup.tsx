import { useState } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { RecoveryCodes } from '#client/features/accounts/recovery-codes.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** Leads from the button to the recovery codes. Calls `onDone` once they have been seen. */
export function AuthenticatorSetup({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const begin = trpc.factors.beginAuthenticator.useMutation({
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  if (codes) return <RecoveryCodes codes={codes} onSeen={onDone} />
  if (begin.data) return <FirstCode {...begin.data} onCodes={setCodes} />
  return (
    <button
      type="button"
      className={`${baseCss.btn} ${baseCss.btnSolid}`}
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
      button={{
        idle: m.turnTwoStepOn,
        busy: m.checking,
        className: `${baseCss.btn} ${baseCss.btnSolid}`,
      }}
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
