import type { Plugin } from 'vite'

/** A rule as vanilla-extract writes it, nested only in conditions. */
const POINTED_RULE = /([^{};]*:hover[^{};]*)\{([^{}]*)\}/g
const BETWEEN_SELECTORS = /,(?![^()]*\))/

/** Keeps hover styles away from touch screens: a phone leaves its pointer on the last tap. */
export function hoverStylesPlugin(): Plugin {
  return {
    name: 'tuckling:hover-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css$/, code: ':hover' },
      handler: (code) => ({ code: code.replace(POINTED_RULE, pointedApart), map: null }),
    },
  }
}

/** Splits a rule: first the selectors without hover, then the others. */
function pointedApart(_: string, list: string, declarations: string): string {
  const selectors = list.split(BETWEEN_SELECTORS)
  const rule = (of: string[]) => (of.length > 0 ? `${of.join()}{${declarations}}` : '')
  const pointed = selectors.filter((selector) => selector.includes(':hover'))
  const others = selectors.filter((selector) => !pointed.includes(selector))
  return `${rule(others)}@media (hover: hover){${rule(pointed)}}`
}
