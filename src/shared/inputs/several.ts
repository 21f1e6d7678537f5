import { z } from 'zod'

/** The most things that one call changes. */
export const BULK_LIMIT = 200

/** Accepts ids of several things; each counts once. */
export function severalOf<Id extends z.ZodType<number | string>>(id: Id, noun: string) {
  return z
    .array(id)
    .min(1, `Choose at least one ${noun}`)
    .max(BULK_LIMIT, `Choose at most ${BULK_LIMIT} ${noun}s at a time`)
    .transform((ids) => [...new Set(ids)])
}
