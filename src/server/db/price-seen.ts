/** SQL for the time at which product `p` was written, or last confirmed by a complete run of its feed. */
export const PRICE_SEEN_AT = `max(p.price_read_at,
  coalesce((select f.observed_at from feeds f where f.name = p.source and p.record_hash is not null), 0))`
