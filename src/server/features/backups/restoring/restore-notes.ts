import type { prepareCandidate } from '#server/features/backups/restoring/candidate.ts'

const MOST_NAMED = 20

type Prepared = ReturnType<typeof prepareCandidate>
type Carried = Prepared['carried']
type Restored = Prepared & { erased: number; ignored: string[] }

export function restoreNotes({ keys, carried, erased, isStillSignedIn, ignored }: Restored): string[] {
  const notes = [
    isStillSignedIn
      ? 'Everyone else was signed out.'
      : 'Everyone was signed out. Sign in with an account from the backup.',
    ...carriedNotes(carried),
    ...(erased > 0 ? [`Erased since the backup, and still erased: ${erased}.`] : []),
  ]
  if (keys.retained.length > 0)
    notes.push(
      `API keys of the backup that work: ${named(keys.retained)}. Revoke any that you don’t recognize.`,
    )
  if (keys.removed.length > 0) notes.push(`Revoked since, and still revoked: ${named(keys.removed)}.`)
  if (ignored.length > 0) notes.push(`Not part of this program, and left out: ${named(ignored)}.`)
  return notes
}

function carriedNotes({ accounts, identities, suppressed, alerts, campaigns, ...unsent }: Carried) {
  const { unsentMails, unsentWebhooks } = unsent
  const lines: [count: number, note: string][] = [
    [
      accounts,
      `Kept as they are now: roles, blocks, and newer passwords (${accounts} changed since the backup).`,
    ],
    [
      identities,
      `Kept as they are now: authenticator apps, passkeys, providers, and addresses (${identities} changed since the backup).`,
    ],
    [
      suppressed,
      `Subscribers who have unsubscribed or bounced since the backup still get no newsletter: ${suppressed}.`,
    ],
    [alerts, `Price alerts that were deleted since the backup are still deleted: ${alerts}.`],
    [unsentMails, `Emails that were waiting in the backup are not sent: ${unsentMails}.`],
    [unsentWebhooks, `Webhook messages that were waiting in the backup are not sent: ${unsentWebhooks}.`],
    [
      campaigns.length,
      `Newsletters that were being sent, or have been sent since, were stopped: ${named(campaigns)}.`,
    ],
  ]
  return lines.flatMap(([count, note]) => (count > 0 ? [note] : []))
}

function named(names: string[]): string {
  const rest = names.length - MOST_NAMED
  const first = names.slice(0, MOST_NAMED).join(', ')
  return rest > 0 ? `${first} and ${rest} more` : first
}
