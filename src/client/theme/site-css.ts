import { createSystem, defaultConfig, type SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { compile, type Element, serialize, stringify } from 'stylis'
import { adminIconCss, deferredIconCss, firstIconCss } from '#client/theme/icon-css.ts'
import { markCss } from '#client/theme/mark-css.ts'
import { themeConfig } from '#client/theme/tokens.ts'
import type { ConditionalRules, StyleRules } from '#client/ui/style-rules.ts'

/** Chakra's own components that pages load late; the tokens and keyframes of their recipes stay in the style sheet. */
const ISLAND_RECIPES = ['hoverCard', 'toast'] as const

const marks = import.meta.glob<string>('../public/images/partners/*-mark.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const styles = import.meta.glob<Record<string, StyleRules | ConditionalRules>>('../**/*.styles.ts', {
  eager: true,
})

/** Which rules come with which part of the site, by file name; theme files first, so that features refine them. */
const PARTS = {
  /** In the head of every page: what a visitor sees first. */
  site: ['base', 'page-band', 'site-header', 'product-card', 'products-page'],
  /** Further down on every page, or shown later. */
  deferred: [
    'deferred-base',
    'states',
    'toast',
    'account-menu',
    'mobile-menu',
    'pager',
    'site-footer',
    'card-skeleton',
    'partners-section',
    'shop-filters',
    'price-hover-card',
  ],
  home: ['donation-progress', 'home-page', 'article-card'],
  donate: ['form', 'donation-progress', 'donate-page', 'donation-form', 'donation-result'],
  product: ['breadcrumb', 'product-page'],
  blog: ['article-card', 'blog-page'],
  text: ['form', 'about-page', 'contact-page', 'legal-page', 'subscribe-page', 'link-card'],
  account: ['form', 'account-entry', 'account-page', 'membership-section'],
  article: ['breadcrumb', 'article-card', 'article-page', 'article-text'],
  /** With every token, for Chakra's own components. */
  admin: ['admin', 'admin-newsletter', 'feeds', 'clicks'],
} as const

/** What only shows under a hand or from the keyboard comes late. */
const HANDS_ON = /:hover|:focus|:disabled|::selection/
/** Elements that no page begins with. */
const RARE_ELEMENT =
  /^(hr|iframe|code|table|textarea|small|su[bp]|dialog|abbr|::-webkit-file|input\[type=.?number|:-moz)/

/** The body names its own fonts. */
const RESET_FONTS = /--font-fallback:[^;}]*;?|font-family:var\(--global-font-body[^;}]*;?/g

export type Part = keyof typeof PARTS

const system = createSystem(defaultConfig, themeConfig)

/** One part's style sheet. The first part brings the reset and the tokens that a page may show first. */
export function siteCss(part: Part): string {
  if (part === 'deferred') return deferredCss()
  if (part === 'admin') return adminCss()
  return part === 'site' ? firstCss() : rulesOf(part)
}

function firstCss(): string {
  const rules = keepRules(rulesOf('site'), (selector) => !HANDS_ON.test(selector))
  const preflight = compileRules(system.getPreflightCss()).replaceAll(RESET_FONTS, '')
  const reset = keepRules(preflight, (selector) => !RARE_ELEMENT.test(selector))
  const tokens = keepTokens((name) => firstTokens().has(name))
  return [system.layers.atRule, reset, tokens, rules, firstIconCss(lucide)].join('\n')
}

function deferredCss(): string {
  const rules = keepRules(rulesOf('site'), (selector) => HANDS_ON.test(selector))
  const reset = keepRules(compileRules(system.getPreflightCss()), (selector) => RARE_ELEMENT.test(selector))
  const known = firstTokens()
  const used = variablesIn(rulesOf('deferred') + islandCss())
  const tokens = keepTokens((name) => used.has(name) && !known.has(name))
  const own = rulesOf('deferred')
  return [reset, tokens, keyframesIn(islandCss()), rules, own, deferredIconCss(lucide), markCss(marks)].join(
    '\n',
  )
}

function adminCss(): string {
  const keyframes = keyframesIn(Object.keys(system._config.theme?.keyframes ?? {}).join(' '))
  const tokens = compileRules(system.getTokenCss())
  return [tokens, keyframes, rulesOf('admin'), adminIconCss(lucide)].join('\n')
}

function firstTokens(): Set<string> {
  const parts = Object.keys(PARTS).filter((name) => name !== 'deferred' && name !== 'admin')
  return variablesIn(parts.map((name) => rulesOf(name as Part)).join('\n'))
}

function rulesOf(part: Part): string {
  return PARTS[part].map((name) => rulesOfFile(name)).join('\n')
}

function rulesOfFile(name: string): string {
  const [, module] = Object.entries(styles).find(([path]) => path.endsWith(`/${name}.styles.ts`)) ?? []
  if (!module) throw new Error(`There is no ${name}.styles.ts`)
  return Object.values(module)
    .map((rules) => compileRules(compileTokens(rules)))
    .join('\n')
}

function islandCss(): string {
  const recipes = ISLAND_RECIPES.map((key) => compileTokens(system.getSlotRecipe(key)))
  return JSON.stringify(recipes).replaceAll('\\\\', '\\')
}

function compileRules(styles: object): string {
  const css = serialize(compile(serializeStyles([styles as never]).styles), stringify)
  return css.replaceAll(/--bg-currentcolor:[^;}]*;?/g, '')
}

/** Each rule's style object with its tokens as variables; at-rules hold further rules. */
function compileTokens(rules: object): object {
  const compiled = Object.entries(rules).map(([key, value]) => {
    if (!isRecord(value)) return [key, value]
    return [key, key.startsWith('@') ? compileTokens(value) : system.css(value)]
  })
  return Object.fromEntries(compiled)
}

function keyframesIn(css: string): string {
  const known = Object.entries(system._config.theme?.keyframes ?? {})
  const used = known.filter(([name]) => css.includes(name))
  return compileRules(
    Object.fromEntries(used.map(([name, frames]) => [`@keyframes ${name}`, compileTokens(frames)])),
  )
}

/** Keeps the rules that are wanted; what holds none is left out with them. */
function keepRules(css: string, isWanted: (selector: string) => boolean): string {
  const keep = (elements: Element[]): Element[] =>
    elements.flatMap((element) => {
      if (element.type === 'rule') return isWanted(element.value) ? [element] : []
      const children = Array.isArray(element.children) ? keep(element.children) : []
      return children.length > 0 ? [{ ...element, children }] : []
    })
  return serialize(keep(compile(css)), stringify)
}

const DECLARATION = /(--(?:[\w-]|\\.)+):[^;{}]*;/g
const REFERENCE = /var\((--(?:[\w-]|\\.)+)/g

function keepTokens(isWanted: (name: string) => boolean): string {
  return compileRules(system.getTokenCss()).replace(DECLARATION, (text, name) => (isWanted(name) ? text : ''))
}

/** The token variables that rules refer to, and those that these refer to in turn. */
function variablesIn(rules: string): Set<string> {
  const tokens = new Map<string, string>()
  for (const [text, name = ''] of compileRules(system.getTokenCss()).matchAll(DECLARATION))
    tokens.set(name, text)
  const used = new Set<string>()
  const visit = (css: string) => {
    for (const [, name = ''] of css.matchAll(REFERENCE)) {
      if (used.has(name)) continue
      used.add(name)
      visit(tokens.get(name) ?? '')
    }
  }
  visit(rules)
  return used
}

function isRecord(value: unknown): value is SystemStyleObject {
  return typeof value === 'object' && value !== null
}
