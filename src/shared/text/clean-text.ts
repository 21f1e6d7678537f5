/** Text as it may be stored: without control characters (tabs and line breaks stay) and broken surrogates, trimmed. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim()
}
