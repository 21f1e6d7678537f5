import { Button } from '@chakra-ui/react'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { formatRecent } from '#shared/messages/formats.ts'

export function RestoredDraft({ at, onDiscard }: { at: Date | undefined; onDiscard: () => void }) {
  if (!at) return null
  return (
    <div role="status" className={notesCss.restoredDraft}>
      <p>
        Your unsaved changes from <Moment at={at} /> were restored.
      </p>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  )
}

interface DraftTimeProps {
  at: Date | undefined
  /** When the stored version was saved, shown while there is no draft. */
  savedAt?: Date
}

export function DraftTime({ at, savedAt }: DraftTimeProps) {
  // The server does not know the time zone.
  const isReady = useIsReady()
  return (
    <p role="status" className={baseCss.muted}>
      {at && `Saved ${formatRecent(at)} on this device`}
      {!at && savedAt && isReady && `Saved ${formatRecent(savedAt)}`}
    </p>
  )
}
