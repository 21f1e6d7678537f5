/** Fewer networks may be a single person, so such days count for nothing. */
const FEWEST_NETWORKS_A_DAY = 3
/** Caps a day's count: a day in the news is no popularity. */
const MOST_NETWORKS_A_DAY = 20
export const POPULARITY_DAYS = 90
/** The score at which each popularity level begins: each takes four times as much. */
const STEPS = [10, 40, 160]

/** Returns 0 to 3. Levels are coarse and far apart, so that fake clicks gain little. */
export function popularityOf(networksOfDays: number[]): number {
  const counted = networksOfDays
    .filter((networks) => networks >= FEWEST_NETWORKS_A_DAY)
    .reduce((sum, networks) => sum + Math.min(networks, MOST_NETWORKS_A_DAY), 0)
  return STEPS.filter((step) => counted >= step).length
}
