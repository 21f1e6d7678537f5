import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as shownOnceCss from '#client/admin/kit/shown-once.css.ts'

/** A secret that the server sends once: visible until the page is left, and never again. */
export function ShownOnce({ secret, children }: { secret: string; children: ReactNode }) {
  return (
    <div className={shownOnceCss.secret} role="status">
      <p>{children} it is shown only once.</p>
      <code className={shownOnceCss.code}>{secret}</code>
      <Button size="sm" variant="outline" onClick={() => navigator.clipboard.writeText(secret)}>
        Copy
      </Button>
    </div>
  )
}
