import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ChakraIsland } from '#client/ui/chakra-island.tsx'

/** Around a whole page of Chakra's components: rendered on the server too, with styles that the page's policy allows. */
export function ChakraPage({ children }: { children: ReactNode }) {
  const island = <ChakraIsland>{children}</ChakraIsland>
  return import.meta.env.SSR ? <RequestStyles>{island}</RequestStyles> : island
}

/** A cache for each request: one that outlived it would leave out the styles that another page had already. */
function RequestStyles({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? ''
  const [cache] = useState(() => createCache({ key: 'css', nonce }))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
