import type { CategoryRule } from '#shared/feeds.ts'
import { foldText } from '#shared/text-folding.ts'

/** The category of the first rule whose text is one of the paths or begins it; undefined when none does. */
export function ruledCategory(
  paths: (string | undefined)[],
  rules: CategoryRule[] = [],
): CategoryRule['category'] | undefined {
  if (rules.length === 0) return undefined
  const folded = paths.flatMap((path) => (path ? [foldText(path.trim())] : []))
  return rules.find(({ text }) => folded.some((path) => begins(path, foldText(text.trim()))))?.category
}

function begins(path: string, text: string): boolean {
  return path.startsWith(text) && !/^[\p{L}\p{N}]/u.test(path.slice(text.length))
}
