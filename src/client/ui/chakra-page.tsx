import '#client/theme/chakra.css.ts'
import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { themeConfig } from '#client/theme/tokens.ts'

const system = createSystem(defaultConfig, themeConfig)

/** Discards the global styles of Chakra's provider: style sheets already have reset, tokens and keyframes. */
const aside = createAside()

const inBrowser = import.meta.env.SSR ? undefined : createCache({ key: 'css' })

/** Renders Chakra's components on the server too, with styles that the page's policy allows. */
export function ChakraPage({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? ''
  // One per request: a longer-lived cache would leave out styles that another page had already.
  const [styles] = useState(() => inBrowser ?? createCache({ key: 'css', nonce }))
  return (
    <CacheProvider value={aside}>
      <ChakraProvider value={system}>
        <CacheProvider value={styles}>{children}</CacheProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}

/** Puts styles into a detached element; on the server they are collected and never written. */
function createAside(): EmotionCache {
  if (!import.meta.env.SSR) {
    return createCache({ key: 'aside', container: document.createElement('div'), speedy: false })
  }
  const cache = createCache({ key: 'aside' })
  cache.compat = true
  return cache
}
