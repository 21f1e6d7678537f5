import '#client/theme/chakra.css.ts'
import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { themeConfig } from '#client/theme/tokens.ts'

const system = createSystem(defaultConfig, themeConfig)

/** Takes what Chakra's provider writes for a whole page: reset, tokens and keyframes stand in style sheets already. */
const aside = createAside()

/** The styles of all its pages. */
const inBrowser = import.meta.env.SSR ? undefined : createCache({ key: 'css' })

/** Around a whole page of Chakra's components: rendered on the server too, with styles that the page's policy allows. */
export function ChakraPage({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? ''
  // One for each request: a cache that outlived it would leave out the styles that another page had already.
  const [styles] = useState(() => inBrowser ?? createCache({ key: 'css', nonce }))
  return (
    <CacheProvider value={aside}>
      <ChakraProvider value={system}>
        <CacheProvider value={styles}>{children}</CacheProvider>
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
