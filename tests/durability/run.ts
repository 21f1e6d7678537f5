// Tests the durability of a shop: node tests/durability/run.ts [KILLS [CONNECTIONS]]. Build it first. Exit code 1 when
// something is lost. With nginx or Varnish installed, it also reports their benefit.
import { tryBehind } from './behind-a-cache.ts'
import { killWhileWriting } from './kill-while-writing.ts'
import { isInstalled } from './proxies.ts'
import { replaceOften } from './replace-often.ts'
import { takeProcessesAway } from './several-processes.ts'
import { stopUnderLoad } from './stop-under-load.ts'

const [kills = 30, connections = 100] = process.argv.slice(2).map(Number)

const killed = await killWhileWriting(kills, (round) => process.stdout.write(`\r${round} of ${kills} kills`))
console.log(`\n${JSON.stringify(killed)}`)
const stopped = await stopUnderLoad(connections)
console.log(JSON.stringify(stopped))
const several = await takeProcessesAway(3, 40)
console.log(JSON.stringify(several))
const replaced = await replaceOften(10, 60)
console.log(JSON.stringify(replaced))
for (const cache of ['nginx', 'varnish'] as const)
  if (isInstalled(cache)) console.log(cache, JSON.stringify(await tryBehind(cache)))
const { lost, restarted } = several
const failed = [
  killed.lost,
  killed.damage,
  stopped.broken,
  lost,
  restarted.reads.failed,
  restarted.changes.failed,
  replaced.failed,
]
if (failed.some(({ length }) => length > 0) || stopped.exitCode !== 0) process.exitCode = 1
