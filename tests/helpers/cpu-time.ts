import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Of this process, of what it started, and of what that started, ended or not; 0 where there is no /proc. */
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
