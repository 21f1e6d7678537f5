import { Link } from '@tanstack/react-router'
import * as savedViewsCss from '#client/admin/kit/saved-views.css.ts'

export interface SavedView {
  label: string
  /** The parameters of its address; all others are absent. */
  search: Record<string, string | undefined>
}

interface SavedViewsProps {
  label: string
  views: readonly SavedView[]
  current: object
}

/** Useful views of a list. Each is an address, so that it can be shared, bookmarked and reached by Back. */
export function SavedViews({ label, views, current }: SavedViewsProps) {
  const currentKey = keyOf(current)
  return (
    <nav className={savedViewsCss.views} aria-label={label}>
      {views.map(({ label: name, search }) => (
        <Link
          key={name}
          to="."
          search={() => ({ ...search })}
          className={savedViewsCss.view}
          activeOptions={EXACTLY}
          aria-current={keyOf(search) === currentKey ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Without this the router would also mark every view with fewer parameters than the address. */
const EXACTLY = { exact: true, includeSearch: true }

/** All pages of one view count as the same view. */
function keyOf(search: object): string {
  const said = Object.entries(search).filter(([name, value]) => name !== 'page' && value !== undefined)
  return JSON.stringify(said.sort())
}
