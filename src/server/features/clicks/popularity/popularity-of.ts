/** Days of fewer are one person’s as likely as several’s, and count for nothing. */
const FEWEST_NETWORKS_A_DAY = 3
/** However many come on a day, it counts no more than this: a day in the news is no popularity. */
const MOST_NETWORKS_A_DAY = 20
/** Of how many days clicks count. */
export const POPULARITY_DAYS = 90
/** From where on a product is of which popularity: each step takes four times as many. */
const STEPS = [10, 40, 160]

/**
 * How popular a product is, of its networks on each day: 0 to 3. So coarse, and with steps so far apart, that little is to be
 * gained by making clicks; what is popular goes first only among products that are equal otherwise.
 */
export function popularityOf(networksOfDays: number[]): number {
  const counted = networksOfDays
    .filter((networks) => networks >= FEWEST_NETWORKS_A_DAY)
    .reduce((sum, networks) => sum + Math.min(networks, MOST_NETWORKS_A_DAY), 0)
  return STEPS.filter((step) => counted >= step).length
}
