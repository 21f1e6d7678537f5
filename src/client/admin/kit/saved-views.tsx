import { Link } from '@tanstack/react-router'
import * as savedViewsCss from '#client/admin/kit/saved-views.css.ts'

export interface SavedView {
  label: string
  /** What its address says; all that it does not name is absent. */
  search: Record<string, string | undefined>
}

interface SavedViewsProps {
  /** What the views are of. */
  label: string
  views: readonly SavedView[]
  current: object
}

/** Views worth coming back to. Each is an address, so that it can be shared, bookmarked and gone back to. */
export function SavedViews({ label, views, current }: SavedViewsProps) {
  const shown = keyOf(current)
  return (
    <nav className={savedViewsCss.views} aria-label={label}>
      {views.map(({ label: name, search }) => (
        <Link
          key={name}
          to="."
          search={() => ({ ...search })}
          className={savedViewsCss.view}
          activeOptions={EXACTLY}
          aria-current={keyOf(search) === shown ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The router would mark every view that says no more than the address does. */
const EXACTLY = { exact: true, includeSearch: true }

/** Pages of one view are the same view. */
function keyOf(search: object): string {
  const said = Object.entries(search).filter(([name, value]) => name !== 'page' && value !== undefined)
  return JSON.stringify(said.sort())
}
