import createCache from '@emotion/cache'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ChakraIsland } from '#client/ui/chakra-island.tsx'

/** Around a whole page of Chakra's components: rendered on the server too, with styles that the page's policy allows. */
export function ChakraPage({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <RequestIsland>{children}</RequestIsland>
  return <ChakraIsland>{children}</ChakraIsland>
}

/** A cache for each request: one that outlived it would leave out the styles that another page had already. */
function RequestIsland({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? ''
  const [styles] = useState(() => createCache({ key: 'css', nonce }))
  return <ChakraIsland styles={styles}>{children}</ChakraIsland>
}
