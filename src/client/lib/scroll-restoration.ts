/**
 * Returns whether the router restores the scroll position after a rendering. The first rendering in the browser is
 * excluded, since it hydrates the server's page. By then the browser has scrolled it, and a visitor's own scrolling
 * must stay.
 */
export function restoresScroll(): () => boolean {
  let isTakenOver = import.meta.env.SSR
  return () => {
    if (isTakenOver) return true
    isTakenOver = true
    // The router restores only positions of scrolls it has seen, and it has seen none yet.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    return false
  }
}
