/** The event that says that React listens now. */
export const PAGE_IS_LIVE = 'page-is-live'
