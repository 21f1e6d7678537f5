import { showToast } from '#client/ui/toast.ts'

/** Codes that are in an answer alone: shown until the page is left, and never again. */
export function RecoveryCodes({ codes, onSeen }: { codes: string[]; onSeen: () => void }) {
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title: 'Copied' })
  }
  return (
    <div className="recovery-codes" role="status">
      <p>
        <b>Keep these recovery codes somewhere safe.</b> Each one lets you in once if you lose your phone. We
        can’t show them again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="identity-actions">
        <button type="button" className="btn btn-outline" onClick={copy}>
          Copy
        </button>
        <a
          className="btn btn-outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <button type="button" className="btn btn-solid" onClick={onSeen}>
          I’ve saved them
        </button>
      </div>
    </div>
  )
}
