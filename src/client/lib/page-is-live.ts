/** The event that says that React listens now. */
export const PAGE_IS_LIVE = 'page-is-live'

/** The event that says that React has heard of a press or a change. */
export const REACT_HEARS = 'react-hears'
