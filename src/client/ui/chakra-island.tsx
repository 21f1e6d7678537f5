import '#client/theme/chakra.css.ts'
import { ChakraProvider, createSystem, defaultConfig } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { themeConfig } from '#client/theme/tokens.ts'

/** Reset, tokens and keyframes stand in style sheets already. */
const system = { ...createSystem(defaultConfig, themeConfig), _global: [] }

/** What Chakra's own components need around them; loaded with the first of them. */
export function ChakraIsland({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
