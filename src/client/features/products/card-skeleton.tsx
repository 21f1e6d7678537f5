import * as cardSkeletonCss from '#client/features/products/card-skeleton.late.css.ts'
import * as statesCss from '#client/ui/states.late.css.ts'

const LINE_WIDTHS = ['40%', '75%', '100%', '60%']

/** The shape of a product card while it loads; the words that belong to it stand in a status beside it. */
export function CardSkeleton() {
  return (
    <div className={cardSkeletonCss.cardSkeleton} aria-hidden="true">
      <div className={statesCss.skeleton} />
      <div>
        {LINE_WIDTHS.map((width) => (
          <div key={width} className={statesCss.skeleton} style={{ width, height: 16 }} />
        ))}
      </div>
    </div>
  )
}
