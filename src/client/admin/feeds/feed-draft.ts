import type { FeedDetection, FeedSource } from '#client/lib/trpc.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'

export type PlaceKind = FeedSource['locationKind']

export interface FeedDraft {
  id?: number | undefined
  name: string
  place: { kind: PlaceKind; location: string }
  /** The name of an uploaded file on the visitor's machine. */
  fileName?: string | undefined
  /** Null removes the stored ones, undefined leaves them. */
  credentials?: { user: string; password: string } | null | undefined
  hasCredentials: boolean
  dialect: string | null
  options: FeedOptions
  schedule: string | null
  enabled: boolean
  detection?: FeedDetection | undefined
}

export interface StepProps {
  draft: FeedDraft
  /** Changes the draft; later steps that depend on it must be completed again. */
  change: (draft: FeedDraft) => void
  proceed: (draft?: FeedDraft) => void
}

export const NEW_DRAFT: FeedDraft = {
  name: '',
  place: { kind: 'address', location: '' },
  hasCredentials: false,
  dialect: null,
  options: {},
  schedule: null,
  // Saved before the dry run, enabled from the first run on.
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

/** Returns the input of the calls that only inspect the file. A file that was already fetched is not fetched again. */
export function inspectionOf({ id, name, place, credentials, dialect, options, detection }: FeedDraft) {
  const source = detection?.upload ? { kind: 'upload' as const, location: detection.upload } : place
  return { id, name, place: source, credentials, dialect, options }
}

export function inputOf({ name, place, credentials, dialect, options, schedule, enabled }: FeedDraft) {
  return { name, place, credentials, dialect, options, schedule, enabled }
}

/** Adds the detection to the draft. The columns of an unrecognized file are a suggestion that has to be saved. */
export function withDetection(draft: FeedDraft, detection: FeedDetection): FeedDraft {
  if (detection.isRecognized) return { ...draft, detection }
  const mapping = draft.options.mapping ?? detection.mapping
  return { ...draft, detection, dialect: detection.dialect, options: { ...draft.options, mapping } }
}

/** Derives a feed's name from its file name: `Summer-sale_feed.csv.gz` gives `Summer sale feed`. */
export function nameFromFile(fileName: string): string {
  return fileName
    .replace(/(?:\.[a-z0-9]{2,5}){1,2}$/i, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 60)
}
