import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { beginWithSettings } from '#server/config/begin-with-settings.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { openForCommand } from '#server/db/open-database.ts'
import { giveAdministratorAccess, resetFactors } from '#server/features/accounts/users/service.ts'
import { mailerOf } from '#server/mail/delivery/mailer.ts'
import { emailAddress } from '#shared/inputs/accounts.ts'

const RESET_FACTORS = '--reset-factors'

const USAGE = `npm run admin -- EMAIL [${RESET_FACTORS}]

Gives someone access to the admin area from the machine that the shop runs on: creates an administrator with this email
address, or makes the existing account an administrator and unblocks it. Sets a new password, shows it once, and signs
the account out everywhere. The server may be running.

With ${RESET_FACTORS}: only removes the account's authenticator app, recovery codes, and passkeys, for someone who has lost
them, and signs the account out everywhere. Role and password stay the same.

Uses the database at DATABASE_PATH.`

function readEmail([text, ...more]: string[]): string {
  if (text === undefined || more.length > 0) throw new StartupError(USAGE)
  const email = emailAddress.safeParse(text.toLowerCase())
  if (!email.success) throw new StartupError(`${text} is not an email address.\n\n${USAGE}`)
  return email.data
}

function existingShop() {
  const env = beginWithSettings()
  const path = resolve(env.DATABASE_PATH)
  if (!existsSync(path))
    throw new StartupError(`DATABASE_PATH: ${path} does not exist. The first npm start creates it.`)
  return { db: openForCommand(path), mailer: mailerOf(env) }
}

function reset(shop: ReturnType<typeof existingShop>, email: string) {
  if (!resetFactors(shop, email)) throw new StartupError(`No account has the address ${email}`)
  console.log(`Two-step sign-in and passkeys of ${email} were removed.`)
  console.log('The password alone opens the account again. Set them up again on the account page.')
}

async function main(args: string[]) {
  if (args.includes('--help') || args.includes('-h')) return console.log(USAGE)
  const email = readEmail(args.filter((arg) => arg !== RESET_FACTORS))
  const shop = existingShop()
  try {
    if (args.includes(RESET_FACTORS)) return reset(shop, email)
    const { password, isNew } = await giveAdministratorAccess(shop, email)
    console.log(`${isNew ? 'Created administrator' : 'Administrator access restored for'} ${email}.`)
    console.log(`Password (shown only now): ${password}`)
    console.log('Sign in with it. You will be asked to choose your own password first.')
  } finally {
    shop.db.$client.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
