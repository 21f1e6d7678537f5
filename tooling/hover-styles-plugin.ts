import type { Plugin } from 'vite'

/** A rule of a sheet as vanilla-extract writes it, which nests rules in conditions alone. */
const POINTED_RULE = /([^{};]*:hover[^{};]*)\{([^{}]*)\}/g
const BETWEEN_SELECTORS = /,(?![^()]*\))/

/** Keeps what pointing changes from screens that are tapped: a phone leaves its pointer on what was tapped last. */
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

/** The rule of the selectors that no pointer plays a part in, and behind it that of the others. */
function pointedApart(_: string, list: string, declarations: string): string {
  const selectors = list.split(BETWEEN_SELECTORS)
  const rule = (of: string[]) => (of.length > 0 ? `${of.join()}{${declarations}}` : '')
  const pointed = selectors.filter((selector) => selector.includes(':hover'))
  const others = selectors.filter((selector) => !pointed.includes(selector))
  return `${rule(others)}@media (hover: hover){${rule(pointed)}}`
}
