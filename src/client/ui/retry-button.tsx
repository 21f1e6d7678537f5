import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

export function RetryButton({ onClick }: { onClick: () => unknown }) {
  return (
    <button type="button" className={baseCss.solidButton} onClick={() => onClick()}>
      {m.tryAgain}
    </button>
  )
}
