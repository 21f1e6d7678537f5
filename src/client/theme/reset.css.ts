import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css'
import { system, tokenValues } from '#client/theme/vars.ts'

// What stands in no layer wins over all of them: the site's own rules.
for (const name of system.layers.names) globalLayer(name)

const { '@layer reset': reset } = system.getPreflightCss() as Record<string, Record<string, GlobalStyleRule>>
for (const [selector, rule] of Object.entries(reset ?? {})) {
  globalStyle(selector, { '@layer': { reset: rule } })
}

globalStyle(':root', { '@layer': { tokens: { vars: tokenValues } } })
