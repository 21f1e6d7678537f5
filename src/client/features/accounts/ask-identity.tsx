import { createTRPCClient } from '@trpc/client'
import { createRoot } from 'react-dom/client'
import { IdentityDialog } from '#client/features/accounts/identity-dialog.tsx'
import { type AppRouter, browserLink } from '#client/lib/trpc.ts'

const client = createTRPCClient<AppRouter>({ links: [browserLink()] })

/** Asks for the password or a code in a dialog over the current page. Rejects when the dialog is closed. */
export async function askIdentity(): Promise<void> {
  const ways = await client.factors.list.query()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  try {
    await new Promise<void>((resolve, reject) =>
      root.render(<IdentityDialog client={client} ways={ways} onDone={resolve} onClose={reject} />),
    )
  } finally {
    root.unmount()
    place.remove()
  }
}
