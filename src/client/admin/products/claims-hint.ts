import { type ClaimingTexts, claimsIn } from '#shared/environmental-claims/claims-in-text.ts'

/** Names the words in a name or description that need proof, after the field's usual hint. */
export function claimsHint(
  texts: ClaimingTexts,
  field: keyof ClaimingTexts,
  hint?: string,
): string | undefined {
  const all = claimsIn(texts)
  const own = claimsIn({ name: '', description: texts[field] }).filter((claim) => all.includes(claim))
  if (own.length === 0) return hint
  const needs = own.length === 1 ? 'is a claim that needs' : 'are claims that need'
  const said = `${own.map((claim) => `“${claim}”`).join(', ')} ${needs} proof in the EU. Say exactly what is better, or leave it out.`
  return hint ? `${hint}. ${said}` : said
}
