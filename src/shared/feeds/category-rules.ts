import type { CategoryRule } from '#shared/inputs/feeds.ts'
import { foldText } from '#shared/text/text-folding.ts'

/** Instead of a category: such products are left out. No category can be called so. */
export const SKIP = 'skip'

/** A list of rules is asked for every product of a feed, so its texts are folded once. */
const foldedTexts = new WeakMap<CategoryRule[], string[]>()

/** The category of the first rule whose text is one of the paths or begins it; undefined when none does. */
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
  const known = foldedTexts.get(rules)
  if (known) return known
  const texts = rules.map(({ text }) => foldText(text.trim()))
  foldedTexts.set(rules, texts)
  return texts
}

function begins(path: string, text: string): boolean {
  return path.startsWith(text) && !/^[\p{L}\p{N}]/u.test(path.slice(text.length))
}
