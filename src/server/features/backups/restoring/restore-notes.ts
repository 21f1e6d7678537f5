const MOST_NAMED = 20

interface Restored {
  keys: { kept: number; removed: number }
  isStillSignedIn: boolean
  /** What of the backup's schema was not ours. */
  ignored: string[]
}

/** What whoever restored a backup has to know, in sentences. */
export function restoreNotes({ keys, isStillSignedIn, ignored }: Restored): string[] {
  const notes = [
    isStillSignedIn
      ? 'Everyone else was signed out.'
      : 'Everyone was signed out. Sign in with an account of the backup.',
  ]
  if (keys.kept > 0) notes.push(`${keysOf(keys.kept)} of the backup ${keys.kept === 1 ? 'works' : 'work'}.`)
  if (keys.removed > 0)
    notes.push(
      `${keysOf(keys.removed)} of the backup ${keys.removed === 1 ? 'was' : 'were'} revoked since and stayed revoked.`,
    )
  if (ignored.length > 0) notes.push(`Not part of this program and left out: ${named(ignored)}.`)
  return notes
}

function keysOf(count: number): string {
  return count === 1 ? 'One API key' : `${count} API keys`
}

function named(ignored: string[]): string {
  const rest = ignored.length - MOST_NAMED
  const names = ignored.slice(0, MOST_NAMED).join(', ')
  return rest > 0 ? `${names} and ${rest} more` : names
}
