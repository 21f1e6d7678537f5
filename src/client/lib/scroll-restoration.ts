/**
 * Whether the router moves the page to where it belongs after a rendering. Not after its first one in the browser, which
 * takes over the page that the server made: that was moved while it arrived, and whoever has scrolled since stays there.
 */
export function restoresScroll(): () => boolean {
  let isTakenOver = import.meta.env.SSR
  return () => {
    if (isTakenOver) return true
    isTakenOver = true
    // The router remembers for the way back what it has seen scroll, and it has seen nothing yet.
    if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
    return false
  }
}
