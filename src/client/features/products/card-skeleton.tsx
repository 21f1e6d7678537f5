import * as cardSkeletonCss from '#client/features/products/card-skeleton.late.css.ts'
import * as statesCss from '#client/ui/states.late.css.ts'

const LINE_WIDTHS = ['40%', '75%', '100%', '60%']

/** Placeholders for loading product cards; a status beside them holds the words. */
export function CardSkeletons({ count }: { count: number }) {
  return [...Array(count).keys()].map((number) => <CardSkeleton key={number} />)
}

function CardSkeleton() {
  return (
    <div className={cardSkeletonCss.cardSkeleton} aria-hidden="true">
      <div className={cardSkeletonCss.picture} />
      <div className={cardSkeletonCss.lines}>
        {LINE_WIDTHS.map((width) => (
          <div key={width} className={statesCss.skeleton} style={{ width, height: 16 }} />
        ))}
      </div>
    </div>
  )
}
