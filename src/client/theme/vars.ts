import { createSystem, defaultConfig } from '@chakra-ui/react'
import { semanticTokens, themeConfig, tokens } from '#client/theme/tokens.ts'

/** For style sheets alone, which are evaluated at build time; it would weigh down a page. */
export const system = createSystem(defaultConfig, themeConfig)

/** The tokens' variables with their values, included in every page. */
export const tokenValues: Record<string, string> = {}

export const { fonts, radii, easings } = variables(tokens, noteValue)
export const { colors, shadows } = variables(semanticTokens, noteValue)

export const from = {
  sm: upwardsOf('sm'),
  md: upwardsOf('md'),
  lg: upwardsOf('lg'),
  xl: upwardsOf('xl'),
}

export const below = { md: '(max-width: 47.9375rem)', lg: '(max-width: 63.9375rem)' }

/** A phone of 320 px, or any phone with text at 200 %. */
export const smallPhone = '(max-width: 22.4375rem)'

/** So low, for example at 400 % zoom, that a sticky bar would leave no room for the text. */
export const lowWindow = '(max-height: 20rem)'

type Variables<Tree> = Tree extends { value: unknown }
  ? string
  : { readonly [Key in keyof Tree]: Variables<Tree[Key]> }

type OnVariable = (name: string, value: string) => void

/** Returns the same tree with each token's variable, typed so that the compiler knows every name. */
export function variables<Tree extends object>(
  tree: Tree,
  onVariable?: OnVariable,
  path: string[] = [],
): Variables<Tree> {
  if ('value' in tree) return variable(path, String(tree.value), onVariable) as Variables<Tree>
  const entries = Object.entries(tree).map(([name, child]) => [
    name,
    variables(child, onVariable, [...path, name]),
  ])
  return Object.fromEntries(entries) as Variables<Tree>
}

function variable(path: string[], value: string, onVariable?: OnVariable): string {
  const name = system.token.var(path.filter((part) => part !== 'DEFAULT').join('.'))
  onVariable?.(name, value)
  return name
}

function noteValue(name: string, value: string) {
  tokenValues[name] = value
}

function upwardsOf(breakpoint: string): string {
  return system.breakpoints.up(breakpoint).slice('@media '.length)
}
