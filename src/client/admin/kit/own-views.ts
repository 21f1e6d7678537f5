export interface OwnView {
  label: string
  search: Record<string, string>
}

const MOST_VIEWS = 20
export const VIEW_NAME_MAX_LENGTH = 40

/** Names what a list shows, whatever its page: two addresses with equal keys are one view. */
export function viewKey(search: object): string {
  const said = Object.entries(search).filter(([name, value]) => name !== 'page' && value !== undefined)
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]).sort()).toString()
}

/** Reads views stored as `name=search` pairs. */
export function readViews(stored: string): OwnView[] {
  return [...new URLSearchParams(stored)]
    .slice(0, MOST_VIEWS)
    .map(([label, search]) => ({ label, search: Object.fromEntries(new URLSearchParams(search)) }))
}

export function withView(stored: string, label: string, search: object): string {
  const views = new URLSearchParams(stored)
  views.set(label.trim().slice(0, VIEW_NAME_MAX_LENGTH), viewKey(search))
  return views.toString()
}

export function withoutView(stored: string, label: string): string {
  const views = new URLSearchParams(stored)
  views.delete(label)
  return views.toString()
}
