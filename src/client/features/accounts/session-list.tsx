import { useState } from 'react'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { type Session, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { Moment } from '#client/ui/moment.tsx'
import { showToast } from '#client/ui/toast.ts'
import { deviceName } from '#shared/accounts/device-name.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const PAGE_SIZE = 10

export function SessionList() {
  const [pages, setPages] = useState(1)
  const { data: sessions, isError } = trpc.profile.sessions.useQuery()
  const { sessions: cached } = trpc.useUtils().profile
  const callbacks = {
    onSuccess: () => showToast({ type: 'success', title: m.signedOutDevice }),
    onError: () => showToast({ type: 'error', title: m.signOutDeviceFailed }),
    onSettled: () => cached.invalidate(),
  }
  const end = trpc.profile.endSession.useMutation(callbacks)
  const endOthers = trpc.profile.endOtherSessions.useMutation(callbacks)
  if (isError && !sessions) return <p role="alert">{m.sessionsNotLoaded}</p>
  if (!sessions) return <p role="status">{m.loadingSessions}</p>
  const visible = sessions.slice(0, pages * PAGE_SIZE)
  const hidden = sessions.length - visible.length
  return (
    <>
      <ul className={accountPageCss.sessionList}>
        {visible.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end.mutate({ id: session.id })} />
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={`${baseCss.softButton} ${baseCss.btnSm}`}
          onClick={() => setPages(pages + 1)}
        >
          {fill(m.showMoreOf, { n: Math.min(hidden, PAGE_SIZE), total: hidden })}
        </button>
      )}
      {sessions.length > 1 && (
        <button
          type="button"
          className={baseCss.outlineButton}
          onClick={() => endOthers.mutate()}
          disabled={endOthers.isPending}
        >
          {m.signOutElsewhere}
        </button>
      )}
    </>
  )
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = deviceName(session.userAgent)
  return (
    <li className={accountPageCss.sessionLine}>
      <div>
        <b className={accountPageCss.sessionName}>{device}</b>
        <p className={accountPageCss.sessionNote}>
          <FillIn
            text={sinceText(session)}
            values={{ time: <Moment at={session.createdAt} />, address: session.address }}
          />
        </p>
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className={`${baseCss.softButton} ${baseCss.btnSm}`}
          aria-label={fill(m.signOutDevice, { device })}
          onClick={onEnd}
        >
          {m.signOut}
        </button>
      )}
    </li>
  )
}

function sinceText({ isCurrent, address }: Session) {
  if (isCurrent) return address ? m.thisDeviceSinceFrom : m.thisDeviceSince
  return address ? m.deviceSinceFrom : m.deviceSince
}
