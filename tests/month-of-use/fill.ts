import { fillMonthOfUse } from './month-of-use.ts'

const USAGE = 'node tests/month-of-use/fill.ts FILE fills a new database at FILE with a month of use'

const [path, ...more] = process.argv.slice(2)
if (!path || more.length > 0) {
  console.error(USAGE)
  process.exit(2)
}

const administrator = {
  email: process.env.ADMIN_EMAIL ?? 'admin@tuckling.example',
  password: process.env.ADMIN_PASSWORD ?? 'a-month-of-use',
}
await fillMonthOfUse(path, {
  administrator,
  onStep: (step, milliseconds) => console.log(`${step}: ${(milliseconds / 1_000).toFixed(1)} s`),
})
console.log(`Sign in as ${administrator.email} with ${administrator.password}`)
