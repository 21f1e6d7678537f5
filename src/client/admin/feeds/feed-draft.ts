import type { FeedDetection, FeedSource } from '#client/lib/trpc.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'

export type PlaceKind = FeedSource['locationKind']

/** A feed as the wizard holds it, before it is saved. */
export interface FeedDraft {
  /** Of a feed that is saved already. */
  id?: number | undefined
  name: string
  place: { kind: PlaceKind; location: string }
  /** What an uploaded file is called on the visitor's machine. */
  fileName?: string | undefined
  /** Null takes the stored ones away, undefined leaves them. */
  credentials?: { user: string; password: string } | null | undefined
  hasCredentials: boolean
  dialect: string | null
  options: FeedOptions
  schedule: string | null
  enabled: boolean
  /** What the server found the file to be. */
  found?: FeedDetection | undefined
}

/** What each step of the wizard gets. */
export interface StepProps {
  draft: FeedDraft
  /** Changes something; steps that build on it have to be gone through again. */
  change: (draft: FeedDraft) => void
  /** Leads to the next step, with the draft as this one leaves it. */
  proceed: (draft?: FeedDraft) => void
}

export const NEW_DRAFT: FeedDraft = {
  name: '',
  place: { kind: 'address', location: '' },
  hasCredentials: false,
  dialect: null,
  options: {},
  schedule: null,
  // Saved before the dry run, in use from the first run on.
  enabled: false,
}

export function draftOf(feed: FeedSource): FeedDraft {
  return {
    id: feed.id,
    name: feed.name,
    place: { kind: feed.locationKind, location: feed.location },
    hasCredentials: feed.hasCredentials,
    dialect: feed.dialectChosen,
    options: feed.settings,
    schedule: feed.schedule,
    enabled: feed.enabled,
  }
}

/** What the calls that only look at the file want to know. One that was fetched once is not fetched again. */
export function inspectionOf({ id, name, place, credentials, dialect, options, found }: FeedDraft) {
  const kept = found?.upload ? { kind: 'upload' as const, location: found.upload } : place
  return { id, name, place: kept, credentials, dialect, options }
}

export function inputOf({ name, place, credentials, dialect, options, schedule, enabled }: FeedDraft) {
  return { name, place, credentials, dialect, options, schedule, enabled }
}

/** The draft with what was found; the columns of a file of no known dialect are a suggestion that has to be saved. */
export function withDetection(draft: FeedDraft, found: FeedDetection): FeedDraft {
  if (found.isKnown) return { ...draft, found }
  const mapping = draft.options.mapping ?? found.mapping
  return { ...draft, found, dialect: found.dialect, options: { ...draft.options, mapping } }
}

/** A name for a feed whose file is called so: `Summer-sale_feed.csv.gz` gives `Summer sale feed`. */
export function nameFromFile(fileName: string): string {
  return fileName
    .replace(/(?:\.[a-z0-9]{2,5}){1,2}$/i, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 60)
}
