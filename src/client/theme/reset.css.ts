import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css'
import { system, tokenValues } from '#client/theme/vars.ts'

/** No page has any of these, and no Markdown makes one. */
const OF_ABSENT_ELEMENTS = /^(?:abbr|dialog|iframe|sub|sup)\b/

// The site's own rules are in no layer and override all layers.
for (const name of system.layers.names) globalLayer(name)

const { '@layer reset': reset } = system.getPreflightCss() as Record<string, Record<string, GlobalStyleRule>>
for (const [selector, rule] of Object.entries(reset ?? {})) {
  if (OF_ABSENT_ELEMENTS.test(selector)) continue
  globalStyle(selector, { '@layer': { reset: withoutFonts(rule) } })
}

globalStyle(':root', { '@layer': { tokens: { vars: tokenValues } } })

/** The body has the site's own font; code has the browser's. */
function withoutFonts(rule: GlobalStyleRule): GlobalStyleRule {
  return Object.fromEntries(Object.entries(rule).filter(([name]) => !/^(--font|fontFamily$)/.test(name)))
}
