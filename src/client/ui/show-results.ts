export const RESULTS_HEADING = 'results-heading'

/** Moves focus to the heading of new results instead of leaving it on the link that was followed. */
export function showResults(press?: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }) {
  if (press?.metaKey || press?.ctrlKey || press?.shiftKey) return
  const heading = document.getElementById(RESULTS_HEADING)
  if (!heading) return scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top < 0 || top > innerHeight) heading.scrollIntoView({ behavior: 'instant' })
}
