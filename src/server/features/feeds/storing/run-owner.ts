import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { threadId } from 'node:worker_threads'
import { isAlive } from '#server/config/is-alive.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const SILENT_FOR_MS = MINUTE_MS

const instance = randomUUID()

/** Identifies this process: machine, process id and a random mark, since process ids are reused. */
export function thisOwner(): string {
  return [hostname(), process.pid, threadId, instance].join('/')
}

/** True if the process that began a run no longer exists, so that nobody will finish it. */
export function isOrphaned(
  { owner, heartbeatAt }: { owner: string | null; heartbeatAt: Date | null },
  now = Date.now(),
): boolean {
  if (!owner || !heartbeatAt || now - heartbeatAt.getTime() > SILENT_FOR_MS) return true
  const [host, pid] = owner.split('/')
  return host === hostname() && Number(pid) !== process.pid && !isAlive(Number(pid))
}
