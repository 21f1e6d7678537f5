import * as baseCss from '#client/ui/base.css.ts'

export function RetryButton({ onClick }: { onClick: () => unknown }) {
  return (
    <button type="button" className={`${baseCss.btn} ${baseCss.btnSolid}`} onClick={() => onClick()}>
      Try Again
    </button>
  )
}
