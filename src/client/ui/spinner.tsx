import * as spinnerCss from '#client/ui/spinner.late.css.ts'
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return <span className={spinnerCss.spinner} role="status" aria-label={label} />
}
