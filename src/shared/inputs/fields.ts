import { z } from 'zod'
import { LIST_PAGE_SIZE, MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'

const countFromOne = () => z.int().min(1).max(Number.MAX_SAFE_INTEGER)
export const id = countFromOne()
export const version = countFromOne()

export const page = z.int().min(1).max(MAX_PAGE).default(1)
export const pageSize = z.int().min(1).max(100).default(LIST_PAGE_SIZE)
export const search = z.string().trim().max(SEARCH_MAX_LENGTH).optional()

/** The part of an event's name before the dot: matches all events of that subject. */
export const subject = z
  .string()
  .regex(/^[a-z-]{1,20}$/)
  .optional()

/** Days in UTC, both inclusive. */
export const days = { from: z.iso.date().optional(), to: z.iso.date().optional() }

const day = z.iso.date('Must be a day, such as 2026-01-31')

/** The days of a report. */
export const reportDays = { from: day, to: day }

export function isSpan({ from, to }: { from: string; to: string }): boolean {
  return from <= to
}

export const NO_SPAN = { message: 'Choose a day that isn’t before the first one', path: ['to'] }
