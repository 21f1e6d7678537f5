/** The event that says that React is about to take the page over. */
export const PAGE_IS_TAKEN_OVER = 'page-is-taken-over'

/** The event that says that React listens now. */
export const PAGE_IS_LIVE = 'page-is-live'

/** The event that says that React has heard of a press or a change. */
export const REACT_HEARS = 'react-hears'

/** Of a button that was pressed before that, and whose turn comes with it. */
export const PRESSED_EARLY = 'data-pressed-early'
