import { useState } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { callError, showError } from '#client/lib/call-error.ts'
import { knowsPasskeys, makePasskey } from '#client/lib/passkeys.ts'
import { useSite } from '#client/lib/site.ts'
import { type Passkey, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { PASSKEY_NAME_MAX_LENGTH } from '#shared/accounts/account-limits.ts'
import { deviceName } from '#shared/accounts/device-name.ts'
import { passkeyObstacle } from '#shared/accounts/passkey-host.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

export function PasskeySection() {
  const { data: passkeys } = trpc.passkeys.list.useQuery()
  return (
    <section aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading">{m.passkeys}</h2>
      <p>{m.passkeysText}</p>
      {passkeys && passkeys.length > 0 && (
        <ul className={accountPageCss.sessionList}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className={accountEntryCss.accountActions}>
        <AddPasskey />
      </div>
    </section>
  )
}

export function AddPasskey({ onAdded }: { onAdded?: () => void }) {
  const isReady = useIsReady()
  const refresh = useRefresh()
  const begin = trpc.passkeys.begin.useMutation()
  const add = trpc.passkeys.add.useMutation()
  const make = async () => {
    try {
      const { options, token } = await begin.mutateAsync()
      const answer = await makePasskey(options)
      await add.mutateAsync({ token, answer, name: deviceName(navigator.userAgent) })
      showToast({ type: 'success', title: m.passkeyAdded })
      refresh()
      onAdded?.()
    } catch (error) {
      showToast({ type: 'error', title: passkeyFailure(error) })
    }
  }
  const obstacle = passkeyObstacle(useSite().url)
  if (obstacle) return <p>{obstacle}.</p>
  if (isReady && !knowsPasskeys()) return <p>{m.passkeysUnsupported}</p>
  return (
    <button
      type="button"
      className={baseCss.outlineButton}
      disabled={begin.isPending || add.isPending}
      onClick={make}
    >
      {m.addPasskey}
    </button>
  )
}

/** The message for a failed passkey: the server's sentence, or that it was canceled. */
export function passkeyFailure(error: unknown): string {
  return error instanceof DOMException ? m.noPasskeyUsed : callError(error).message
}

function useRefresh() {
  const utils = trpc.useUtils()
  return () => {
    utils.passkeys.list.invalidate()
    utils.factors.list.invalidate()
  }
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const refresh = useRefresh()
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: () => {
      refresh()
      showToast({ type: 'success', title: m.passkeyRemoved })
    },
    onError: showError,
  })
  if (isRenaming) return <RenamePasskey id={id} name={name} onDone={() => setIsRenaming(false)} />
  return (
    <li className={accountPageCss.sessionLine}>
      <div>
        <b className={accountPageCss.sessionName}>{name}</b>
        <p className={accountPageCss.sessionNote}>
          <FillIn
            text={lastUsedAt ? m.passkeyAddedAndUsed : m.passkeyAddedOn}
            values={{ added: <Day date={createdAt} />, used: lastUsedAt && <Day date={lastUsedAt} /> }}
          />
        </p>
      </div>
      <div className={accountEntryCss.accountActions}>
        <button
          type="button"
          className={`${baseCss.softButton} ${baseCss.btnSm}`}
          aria-label={fill(m.renameOf, { name })}
          onClick={() => setIsRenaming(true)}
        >
          {m.rename}
        </button>
        <button
          type="button"
          className={`${baseCss.softButton} ${baseCss.btnSm}`}
          aria-label={fill(m.removeOf, { name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          {m.remove}
        </button>
      </div>
    </li>
  )
}

function RenamePasskey({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const refresh = useRefresh()
  const form = useForm(trpc.passkeys.rename.useMutation(), {
    read: ({ text }) => ({ id, name: text('name') }),
    onDone: () => {
      onDone()
      refresh()
    },
  })
  return (
    <li className={accountPageCss.sessionLine}>
      <AccountForm
        label={fill(m.renameOf, { name })}
        form={form}
        idle={m.save}
        busy={m.saving}
        buttonLook={baseCss.solidButton}
      >
        <Field
          label={m.passkeyName}
          required
          missing={m.enterPasskeyName}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          {...form.field('name')}
          defaultValue={name}
        />
      </AccountForm>
    </li>
  )
}

function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{formatDay(date)}</time>
}
