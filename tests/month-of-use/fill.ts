import { fillAwkwardShop } from './awkward-shop.ts'
import { fillMonthOfUse } from './month-of-use.ts'

const USAGE = `node tests/month-of-use/fill.ts FILE fills a new database at FILE with a month of use
node tests/month-of-use/fill.ts --awkward FILE fills it with the samples and 5,000 products of an untidy feed`

const [first, ...more] = process.argv.slice(2)
const isAwkward = first === '--awkward'
const [path, ...surplus] = isAwkward ? more : [first, ...more]
if (!path || surplus.length > 0) {
  console.error(USAGE)
  process.exit(2)
}
await (isAwkward ? fillAwkwardShop(path) : fillMonth(path))

async function fillMonth(databasePath: string) {
  const administrator = {
    email: process.env.ADMIN_EMAIL ?? 'admin@tuckling.example',
    password: process.env.ADMIN_PASSWORD ?? 'a-month-of-use',
  }
  await fillMonthOfUse(databasePath, {
    administrator,
    onStep: (step, milliseconds) => console.log(`${step}: ${(milliseconds / 1_000).toFixed(1)} s`),
  })
  console.log(`Sign in as ${administrator.email} with ${administrator.password}`)
}
