import { linkNameOf } from '#shared/affiliate/link-name.ts'

/** Matches the URL of a link in Markdown: `[text](url)` or `[name]: url`. */
const ADDRESS = /\](?:\(|:)\s{0,9}<?([^\s<>()]+)/g

/** Returns the URLs of a text's links quickly: examples in code count too, bare URLs do not. */
export function linkedAddresses(markdown: string): string[] {
  return [...markdown.matchAll(ADDRESS)].flatMap(([, address]) => address ?? [])
}

export function linkNamesIn(markdown: string): string[] {
  return linkedAddresses(markdown).flatMap((address) => linkNameOf(address) ?? [])
}
