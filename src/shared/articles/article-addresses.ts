/** Address segments below /blog that are pages of their own, now or in the future. */
const OWN_PAGES = ['archive', 'author', 'category', 'feed', 'new', 'page', 'preview', 'search', 'tag']

/** True if an article at this URL would be hidden behind a page of the blog. */
export function isRouteOfBlog(slug: string): boolean {
  return OWN_PAGES.includes(slug)
}
