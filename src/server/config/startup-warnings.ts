import { distance } from 'fastest-levenshtein'
import { ENVIRONMENT, type Environment, isLocalAddress } from '#server/config/env.ts'

/** A name that differs by at most so many letters is probably a misspelled one of ours. */
const MOST_WRONG_LETTERS = 1
/** Shorter names resemble those of other programs. */
const SHORTEST = 7

export function startupWarnings(env: Environment, variables: Record<string, string | undefined>): string[] {
  const misspelled = Object.keys(variables).flatMap((name) => {
    const intended = intendedName(name)
    return intended ? [`${name}: is not a variable of this program; did you mean ${intended}?`] : []
  })
  return [
    ...(env.isPublicUrlSet || isLocalAddress(env.HOST) ? [] : [NO_PUBLIC_URL]),
    ...(variables.LOCALE ? [NO_LOCALE] : []),
    ...(sendsBackupsReadably(env) ? [READABLE_BACKUPS] : []),
    ...misspelled,
  ]
}

const NO_LOCALE =
  'LOCALE: has no effect any more; numbers and dates follow the language of the page (LANGUAGES)'

const NO_PUBLIC_URL =
  'PUBLIC_URL: is not set, although HOST lets other machines in; links in emails, the sitemap, and search results will say localhost'

const READABLE_BACKUPS = 'AWS_ENDPOINT_URL: begins with http://, so backups cross the network unencrypted'

function sendsBackupsReadably({ BACKUP_TO, AWS_ENDPOINT_URL: url }: Environment): boolean {
  return Boolean(BACKUP_TO && url?.startsWith('http:')) && !isLocalAddress(new URL(url ?? '').hostname)
}

function intendedName(name: string): string | undefined {
  if (Object.hasOwn(ENVIRONMENT.shape, name) || !/^[A-Z][A-Z_]+$/.test(name) || name.length < SHORTEST)
    return undefined
  const letters = name.replaceAll('_', '')
  return Object.keys(ENVIRONMENT.shape).find(
    (own) => own.length >= SHORTEST && distance(own.replaceAll('_', ''), letters) <= MOST_WRONG_LETTERS,
  )
}
