import { useState } from 'react'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { type Session, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'
import { showToast } from '#client/ui/toast.ts'
import { deviceName } from '#shared/accounts/device-name.ts'

const PAGE_SIZE = 10

export function SessionList() {
  const [pages, setPages] = useState(1)
  const { data: sessions, isError } = trpc.profile.sessions.useQuery()
  const { sessions: cached } = trpc.useUtils().profile
  const callbacks = {
    onSuccess: () => showToast({ type: 'success', title: 'Signed out on that device' }),
    onError: () => showToast({ type: 'error', title: 'Failed to sign out that device' }),
    onSettled: () => cached.invalidate(),
  }
  const end = trpc.profile.endSession.useMutation(callbacks)
  const endOthers = trpc.profile.endOtherSessions.useMutation(callbacks)
  if (isError && !sessions)
    return <p role="alert">Your sessions couldn’t be loaded. Please try again later.</p>
  if (!sessions) return <p role="status">Loading sessions...</p>
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
          className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`}
          onClick={() => setPages(pages + 1)}
        >
          {`Show ${Math.min(hidden, PAGE_SIZE)} more of ${hidden}`}
        </button>
      )}
      {sessions.length > 1 && (
        <button
          type="button"
          className={`${baseCss.btn} ${baseCss.btnOutline}`}
          onClick={() => endOthers.mutate()}
          disabled={endOthers.isPending}
        >
          Sign out everywhere else
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
          {session.isCurrent ? 'This device, since ' : 'Since '}
          <Moment at={session.createdAt} />
          {session.address && `, from ${session.address}`}
        </p>
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`}
          aria-label={`Sign out ${device}`}
          onClick={onEnd}
        >
          Sign out
        </button>
      )}
    </li>
  )
}
