import { Button } from '@chakra-ui/react'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Moment } from '#client/ui/moment.tsx'

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** Above a form: that it shows what was typed before, and the way back to what is stored. */
export function FoundDraft({ at, onDiscard }: { at: Date | undefined; onDiscard: () => void }) {
  if (!at) return null
  return (
    <div role="status" className={notesCss.foundDraft}>
      <p>
        Your unsaved changes of <Moment at={at} /> are back.
      </p>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        Discard them
      </Button>
    </div>
  )
}

/** Beside the button that saves. */
export function DraftTime({ at }: { at: Date | undefined }) {
  return (
    <p role="status" className={baseCss.muted}>
      {at && `Saved ${timeFormat.format(at)} on this device`}
    </p>
  )
}
