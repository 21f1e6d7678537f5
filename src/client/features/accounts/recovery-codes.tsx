import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** Shows codes that the server sends once: visible until the page is left, and never again. */
export function RecoveryCodes({ codes, onSeen }: { codes: string[]; onSeen: () => void }) {
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title: m.copied })
  }
  return (
    <div className={accountEntryCss.recoveryCodes} role="status">
      <p>
        <b>{m.keepRecoveryCodes}</b> {m.recoveryCodesExplained}
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={accountEntryCss.identityActions}>
        <button type="button" className={`${baseCss.btn} ${baseCss.btnOutline}`} onClick={copy}>
          {m.copy}
        </button>
        <a
          className={`${baseCss.btn} ${baseCss.btnOutline}`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {m.download}
        </a>
        <button type="button" className={`${baseCss.btn} ${baseCss.btnSolid}`} onClick={onSeen}>
          {m.savedRecoveryCodes}
        </button>
      </div>
    </div>
  )
}
