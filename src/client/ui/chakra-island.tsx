import '#client/theme/chakra.css.ts'
import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { themeConfig } from '#client/theme/tokens.ts'

const system = createSystem(defaultConfig, themeConfig)

/**
 * Takes what Chakra's provider writes for a whole page. Reset, tokens and keyframes stand in style sheets already; those of an
 * island would end with the island that leaves first.
 */
const aside = createAside()

/** The browser's styles of all islands. */
const inBrowser = import.meta.env.SSR ? undefined : createCache({ key: 'css' })

interface ChakraIslandProps {
  /** Where the components' styles go: to the browser's, if nobody says otherwise. */
  styles?: EmotionCache | undefined
  children: ReactNode
}

/** What Chakra's own components need around them; loaded with the first of them. */
export function ChakraIsland({ styles = inBrowser, children }: ChakraIslandProps) {
  return (
    <CacheProvider value={aside}>
      <ChakraProvider value={system}>
        {styles ? <CacheProvider value={styles}>{children}</CacheProvider> : children}
      </ChakraProvider>
    </CacheProvider>
  )
}

/** Styles in an element that stands in no page; on the server they are kept and not written. */
function createAside(): EmotionCache {
  if (!import.meta.env.SSR) {
    return createCache({ key: 'aside', container: document.createElement('div'), speedy: false })
  }
  const cache = createCache({ key: 'aside' })
  cache.compat = true
  return cache
}
