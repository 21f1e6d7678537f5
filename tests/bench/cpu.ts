import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** CPU seconds that a process has used, its threads included. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** CPU microseconds of this process for one call of `work`, as the least of several rounds: noise only ever adds. */
export function cpuMicrosPerCall(work: () => unknown, calls: number, rounds = 7): number {
  for (let index = 0; index < calls; index++) work()
  const costs = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    for (let index = 0; index < calls; index++) work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / calls
  })
  return Math.min(...costs)
}
