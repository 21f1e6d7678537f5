import '@vitejs/plugin-react/preamble'
import '#client/theme/fonts.css'
import 'virtual:styles/site.css'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { replayEarlyInput } from '#client/lib/early-input.ts'
import { browserLink } from '#client/lib/trpc.ts'
import { createAppRouter } from '#client/router.tsx'

replayEarlyInput()
hydrateRoot(document, <RouterClient router={createAppRouter({ link: browserLink() })} />)
