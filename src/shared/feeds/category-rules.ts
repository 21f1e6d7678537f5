import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { foldText } from '#shared/text/text-folding.ts'

/** Used in place of a category to leave such products out. No category can have this name. */
export const SKIP = 'skip'

/** Caches the folded texts, because the rules are checked for every product of a feed. */
const foldedTexts = new WeakMap<CategoryRule[], string[]>()

/** Returns the category of the first rule whose text equals or begins one of the paths; undefined without a match. */
export function ruledCategory(
  paths: (string | undefined)[],
  rules?: CategoryRule[],
): CategoryRule['category'] | undefined {
  return ruleOf(paths, rules)?.category
}

export function ruleOf(paths: (string | undefined)[], rules: CategoryRule[] = []): CategoryRule | undefined {
  if (rules.length === 0) return undefined
  const folded = paths.flatMap((path) => (path ? [foldText(path.trim())] : []))
  const index = textsOf(rules).findIndex((text) => folded.some((path) => begins(path, text)))
  return rules[index]
}

function textsOf(rules: CategoryRule[]): string[] {
  const cached = foldedTexts.get(rules)
  if (cached) return cached
  const texts = rules.map(({ text }) => foldText(text.trim()))
  foldedTexts.set(rules, texts)
  return texts
}

function begins(path: string, text: string): boolean {
  return path.startsWith(text) && !/^[\p{L}\p{N}]/u.test(path.slice(text.length))
}
