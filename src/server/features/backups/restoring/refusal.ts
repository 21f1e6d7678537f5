import { DomainError } from '#shared/errors.ts'

export function refusal(message: string): DomainError {
  return new DomainError('BAD_REQUEST', message)
}
