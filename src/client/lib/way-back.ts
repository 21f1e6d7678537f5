/**
 * Shows the link if this tab came from a list of the shop, directly or by other products. It must be self-contained, for
 * it also runs while the page arrives. Only pages of this origin are in `navigation`.
 */
export function showWayBack(link: HTMLAnchorElement) {
  const pathOf = (url: string) => url.slice(location.origin.length).replace(/[?#].*/, '')
  const index = self.navigation?.currentEntry?.index ?? 0
  const before = self.navigation?.entries().slice(0, index).reverse() ?? []
  const entry = before.find(({ url }) => !/^(\/[a-z]{2})?\/products\/./.test(pathOf(url ?? '')))
  const from = entry ? entry.url : document.referrer
  if (!from?.startsWith(`${location.origin}/`)) return
  if (!/^(\/[a-z]{2})?\/(products|shop\/[^/]+)$/.test(pathOf(from))) return
  link.href = from
  link.hidden = false
  // The way through the history keeps the scroll position and the pages below each other.
  if (entry)
    link.onclick = (press) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return
      press.preventDefault()
      self.navigation.traverseTo(entry.key)
    }
}
