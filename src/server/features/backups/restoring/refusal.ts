import { DomainError } from '#shared/errors.ts'

/** Why a backup cannot be restored, for the person who chose it. */
export function refusal(message: string): DomainError {
  return new DomainError('BAD_REQUEST', message)
}
