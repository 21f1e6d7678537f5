import type { Auth } from '#server/auth/auth.ts'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isWritable } from '#server/operations/write-lock.ts'

interface Asking {
  auth: Auth
  db: Database
  headers: Headers
}

/** The session of a request. It is prolonged some other time while nothing can be written. */
export async function findSession({ auth, db, headers }: Asking) {
  try {
    const query = { disableRefresh: !isWritable(db) }
    return await auth.api.getSession({ headers, query, returnHeaders: true })
  } catch (error) {
    // The library hides why: where nothing can be read, this throws it.
    db.select({ id: users.id }).from(users).limit(1).get()
    throw error
  }
}
