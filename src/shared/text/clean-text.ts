/**
 * Cleans text for storage: trims it and removes broken surrogates and control characters, except tabs and line breaks.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim()
}
