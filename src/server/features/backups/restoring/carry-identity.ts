import type { Database } from '#server/db/client.ts'

/** Replaced as a whole: no removed row comes back, such as a factor or the revoked link of a list. */
const OWN_TABLES = {
  authenticators: 'user_id, secret, confirmed_at, last_step, created_at',
  recovery_codes: 'user_id, hash',
  passkeys: 'id, user_id, name, public_key, counter, created_at, last_used_at',
  favorite_shares: 'user_id, token, created_at',
}
const CONNECTION = `id, account_id, provider_id, user_id, access_token, refresh_token, id_token, access_token_expires_at,
  refresh_token_expires_at, scope, password, created_at, updated_at`
const COMMON_ACCOUNTS = 'select l.id from live.users l join main.users u on u.id = l.id'

/**
 * Call inside `besideLive`. Accounts in both databases keep their present factors, providers, addresses and shared
 * lists. No removed one comes back, and no added one is lost. Returns how many accounts changed; lists do not count.
 */
export function carryIdentity(candidate: Database): number {
  const changed = countChanged(candidate)
  for (const [table, columns] of Object.entries(OWN_TABLES)) replaceRows(candidate, { table, columns })
  replaceRows(candidate, { table: 'accounts', columns: CONNECTION, where: "provider_id <> 'credential'" })
  carryAddresses(candidate)
  return changed
}

interface Rows {
  table: string
  columns: string
  where?: string
}

function replaceRows({ $client }: Database, { table, columns, where = 'true' }: Rows) {
  $client.exec(`delete from main.${table} where user_id in (${COMMON_ACCOUNTS}) and ${where};
    insert or ignore into main.${table} (${columns})
      select ${columns} from live.${table} where user_id in (${COMMON_ACCOUNTS}) and ${where}`)
}

/** Addresses swapped between two accounts, or taken by somebody else in the backup, stay as the backup has them. */
function carryAddresses({ $client }: Database) {
  $client.exec(`update or ignore users set (email, email_verified) =
      (select l.email, l.email_verified from live.users l where l.id = users.id)
    where exists (select 1 from live.users l where l.id = users.id and l.email <> users.email)`)
}

function countChanged({ $client }: Database): number {
  const sides = (table: string, key: string, where = 'true') =>
    ['main', 'live'].map((side) => `select user_id, ${key} from ${side}.${table} where ${where}`)
  const differing = ([first, second]: string[]) =>
    `select user_id from (${first} except ${second}) union select user_id from (${second} except ${first})`
  const all = [
    differing(sides('authenticators', 'secret')),
    differing(sides('passkeys', 'id')),
    differing(sides('accounts', 'account_id', "provider_id <> 'credential'")),
    'select u.id from main.users u join live.users l on l.id = u.id where l.email <> u.email',
  ].join(' union ')
  const row = $client
    .prepare<[], number>(`select count(*) from (${all}) where user_id in (${COMMON_ACCOUNTS})`)
    .pluck()
    .get()
  return row ?? 0
}
