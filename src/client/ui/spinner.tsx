import * as spinnerCss from '#client/ui/spinner.late.css.ts'
import { m } from '#shared/messages/messages.ts'
export function Spinner({ label = m.loading }: { label?: string }) {
  return <span className={spinnerCss.spinner} role="status" aria-label={label} />
}
