import { TRPCClientError } from '@trpc/client'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export interface CallError {
  code: number | 'UNKNOWN'
  message: string
  fields: Record<string, string>
}

export function callError(error: unknown): CallError {
  if (!(error instanceof TRPCClientError) || !error.data)
    return { code: 'UNKNOWN', message: m.errorOccurred, fields: {} }
  const { httpStatus, issues = [] }: { httpStatus: number; issues?: { path: string; message: string }[] } =
    error.data
  return {
    code: httpStatus,
    message: error.message || m.errorOccurred,
    fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
  }
}

export function showError(error: unknown): void {
  showToast({ type: 'error', title: callError(error).message })
}

const CONFLICT = 409

/** True if somebody else saved another version meanwhile. Conflicts over taken values name a field instead. */
export function isEditConflict(error: unknown): boolean {
  const { code, fields } = callError(error)
  return code === CONFLICT && Object.keys(fields).length === 0
}
