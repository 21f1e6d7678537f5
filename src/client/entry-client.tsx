import '@vitejs/plugin-react/preamble'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyInput } from '#client/lib/early-input.ts'
import { identityLink } from '#client/lib/identity-link.ts'
import { browserLink } from '#client/lib/trpc.ts'
import { createAppRouter } from '#client/router.tsx'

const links = [
  identityLink(async () => (await import('#client/features/accounts/ask-identity.tsx')).askIdentity()),
  browserLink(),
]

replayEarlyInput()
hydrateRoot(document, <RouterClient router={createAppRouter({ links })} />)
