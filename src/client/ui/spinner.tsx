/** Stands where a page will be. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return <span className="spinner" role="status" aria-label={label} />
}
