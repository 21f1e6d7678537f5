import { linkNameOf } from '#shared/affiliate/link-name.ts'

/** As Markdown writes the address of a link: `[text](address)` or `[name]: address`. */
const ADDRESS = /\](?:\(|:)\s{0,9}<?([^\s<>()]+)/g

/** Returns the addresses of a text's links quickly: examples in code count too, bare addresses do not. */
export function linkedAddresses(markdown: string): string[] {
  return [...markdown.matchAll(ADDRESS)].flatMap(([, address]) => address ?? [])
}

export function linkNamesIn(markdown: string): string[] {
  return linkedAddresses(markdown).flatMap((address) => linkNameOf(address) ?? [])
}
