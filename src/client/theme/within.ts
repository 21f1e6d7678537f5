import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

/** For elements of rendered texts and tables, which have no classes. */
export function within(scope: string, rules: Record<string, GlobalStyleRule>): void {
  for (const [selector, rule] of Object.entries(rules)) globalStyle(`${scope} ${selector}`, rule)
}
