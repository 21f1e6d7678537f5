/** Address parts below /blog that are pages of their own, now or one day. */
const OWN_PAGES = ['archive', 'author', 'category', 'feed', 'new', 'page', 'preview', 'search', 'tag']

/** Whether an article at this address would be hidden behind a page of the blog. */
export function isRouteOfBlog(slug: string): boolean {
  return OWN_PAGES.includes(slug)
}
