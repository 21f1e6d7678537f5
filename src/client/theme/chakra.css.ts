import { defaultConfig } from '@chakra-ui/react'
import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { system } from '#client/theme/vars.ts'

const { '@layer tokens': tokens = {} } = system.getTokenCss() as Record<string, Record<string, object>>
for (const [selector, vars] of Object.entries(tokens)) {
  globalStyle(selector.replaceAll('&', ''), {
    '@layer': { tokens: { vars: vars as Record<string, string> } },
  })
}

for (const [name, frames] of Object.entries(defaultConfig.theme?.keyframes ?? {})) {
  globalKeyframes(name, system.css(frames as object) as Record<string, object>)
}
