import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** CPU seconds that a process has used, its threads included. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** CPU seconds of this process, of what it started, and of what that started, ended or not; 0 where there is no /proc. */
export function cpuSecondsOfAll(): number {
  if (!existsSync('/proc')) return 0
  const processes = new Map(readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? statOf(pid) : [])))
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent ?? 0
    return pid === process.pid || (parent > 0 && isOurs(parent))
  }
  const ours = [...processes].filter(([pid]) => isOurs(pid))
  return ours.reduce((sum, [, { ticks }]) => sum + ticks, 0) / TICKS_PER_SECOND
}

function statOf(pid: string): [pid: number, stat: { parent: number; ticks: number }][] {
  try {
    // Behind the name, which may hold anything: state, parent, ... and four times, of itself and of ended children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const ticks = fields.slice(11, 15).reduce((sum, time) => sum + time, 0)
    return [[Number(pid), { parent: fields[1] ?? 0, ticks }]]
  } catch {
    // It has ended.
    return []
  }
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
