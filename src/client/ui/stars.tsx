import * as starsCss from '#client/ui/stars.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const STARS = 5

/** Five stars, filled in proportion to the rating. One element and a style, because a page has many of them. */
export function Stars({ rating }: { rating: number }) {
  const style = { [starsCss.filled]: `${(rating / STARS) * 100}%` }
  return (
    <span
      className={starsCss.stars}
      role="img"
      aria-label={fill(m.outOfStars, { rating, stars: STARS })}
      style={style}
    />
  )
}
