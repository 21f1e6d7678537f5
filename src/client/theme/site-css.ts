import { createSystem, defaultConfig, type SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { compile, serialize, stringify } from 'stylis'
import { firstIconCss, lateIconCss } from '#client/theme/icon-css.ts'
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
  late: ['states', 'toast', 'site-footer', 'card-skeleton', 'partners-section', 'price-hover-card'],
  home: ['home-page', 'article-card'],
  product: ['breadcrumb', 'product-page'],
  blog: ['article-card', 'blog-page'],
  text: ['form', 'about-page', 'contact-page', 'legal-page', 'subscribe-page'],
  article: ['breadcrumb', 'article-card', 'article-page', 'article-text'],
} as const

export type Part = keyof typeof PARTS

const system = createSystem(defaultConfig, themeConfig)

/** One part's style sheet. The first part brings the reset and the tokens that any part uses. */
export function siteCss(part: Part): string {
  const own = rulesOf(part)
  if (part !== 'site')
    return part === 'late'
      ? [keyframesIn(islandCss()), own, lateIconCss(lucide), markCss(marks)].join('\n')
      : own
  const reset = compileRules(system.getPreflightCss())
  const all = Object.keys(PARTS).map((name) => rulesOf(name as Part))
  const tokens = keepUsed(compileRules(system.getTokenCss()), [reset, ...all, islandCss()].join('\n'))
  return [system.layers.atRule, reset, tokens, own, firstIconCss(lucide)].join('\n')
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
  return JSON.stringify(ISLAND_RECIPES.map((key) => compileTokens(system.getSlotRecipe(key))))
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

const DECLARATION = /--[\w-]+:[^;{}]*;/g

/** Drops token variables that neither the rules nor another kept variable refer to. */
function keepUsed(tokens: string, rules: string): string {
  const name = (declaration: string) => declaration.slice(0, declaration.indexOf(':'))
  const declarations = new Map((tokens.match(DECLARATION) ?? []).map((text) => [name(text), text]))
  const used = new Set<string>()
  const visit = (css: string) => {
    for (const [, variable] of css.matchAll(/var\((--[\w-]+)/g)) {
      if (!variable || used.has(variable)) continue
      used.add(variable)
      visit(declarations.get(variable) ?? '')
    }
  }
  visit(rules)
  return tokens.replace(DECLARATION, (text) => (used.has(name(text)) ? text : ''))
}

function isRecord(value: unknown): value is SystemStyleObject {
  return typeof value === 'object' && value !== null
}
