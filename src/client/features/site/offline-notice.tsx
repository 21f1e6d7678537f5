import { useEffect, useState } from 'react'
import * as connectionCss from '#client/features/site/connection.late.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Requests made while offline wait, and continue when the browser reports a connection. */
export function OfflineNotice() {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const follow = ({ type }: Event) => setOffline(type === 'offline')
    addEventListener('offline', follow)
    addEventListener('online', follow)
    return () => {
      removeEventListener('offline', follow)
      removeEventListener('online', follow)
    }
  }, [])
  return (
    <div role="status">
      {isOffline && (
        <div className={connectionCss.offlineNotice}>
          {m.youAreOffline}
          <button
            type="button"
            className={`${baseCss.softButton} ${baseCss.btnSm}`}
            onClick={lookForConnection}
          >
            {m.tryAgain}
          </button>
        </div>
      )}
    </div>
  )
}

/** Browsers notice late: fires `online` as soon as the server can be reached. */
function lookForConnection() {
  fetch('/api/health', { method: 'HEAD' }).then(
    () => dispatchEvent(new Event('online')),
    () => undefined,
  )
}
