import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as oneTimeSecretCss from '#client/admin/kit/one-time-secret.css.ts'

/** A secret that the server sends once: visible until the page is left, and never again. */
export function OneTimeSecret({ secret, children }: { secret: string; children: ReactNode }) {
  return (
    <div className={oneTimeSecretCss.secret} role="status">
      <p>{children} it is shown only once.</p>
      <code className={oneTimeSecretCss.code}>{secret}</code>
      <Button size="sm" variant="outline" onClick={() => navigator.clipboard.writeText(secret)}>
        Copy
      </Button>
    </div>
  )
}
