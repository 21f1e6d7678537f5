import * as listsCss from '#client/admin/kit/lists.css.ts'
import type { NetworkAccount } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'

export function LastReading({ account }: { account: NetworkAccount }) {
  const { hasToken, isBeingRead, lastReadAt, lastError, added, changed, nextReadAt } = account
  if (isBeingRead) return 'Reading...'
  return (
    <>
      {!lastReadAt && (hasToken ? 'Not read yet' : 'By file: no token set')}
      {lastReadAt && !lastError && (
        <>
          Read <Moment at={lastReadAt} />: {added} new, {changed} changed
        </>
      )}
      {lastReadAt && lastError && (
        <>
          <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Failed</span> <Moment at={lastReadAt} />:{' '}
          {lastError}
        </>
      )}
      {nextReadAt && (
        <p className={listsCss.rowNote}>
          Next: <Moment at={nextReadAt} />
        </p>
      )}
    </>
  )
}
