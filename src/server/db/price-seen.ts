/**
 * SQL for the time at which the price of a product `p` was last confirmed. Takes the time it was written, or the last
 * complete run of its feed that could read its record.
 */
export const PRICE_SEEN_AT = `max(p.price_read_at,
  coalesce((select f.observed_at from feeds f where f.name = p.source and p.record_hash is not null), 0))`
