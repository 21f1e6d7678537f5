import { Button } from '@chakra-ui/react'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'

/** Says above a form that it shows a restored draft, and offers the stored version. */
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

export function DraftTime({ at }: { at: Date | undefined }) {
  return (
    <p role="status" className={baseCss.muted}>
      {at && (
        <>
          Saved <Moment at={at} /> on this device
        </>
      )}
    </p>
  )
}
