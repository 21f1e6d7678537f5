import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { callError } from '#client/lib/call-error.ts'

test('reports UNKNOWN with a plain sentence for errors outside the server', () => {
  const unknown = { code: 'UNKNOWN', message: 'An error occurred', fields: {} }
  expect(callError(new Error('socket hang up'))).toEqual(unknown)
  expect(callError(new TRPCClientError('Failed to fetch'))).toEqual(unknown)
  expect(callError(null)).toEqual(unknown)
})

test('passes on the server’s status, sentence, and fields', () => {
  const refusal = (message: string) =>
    new TRPCClientError(message, {
      result: {
        error: {
          code: -32_600,
          message,
          data: { httpStatus: 400, issues: [{ path: 'email', message: 'Enter an email address' }] },
        },
      },
    })
  expect(callError(refusal('Check the highlighted fields'))).toEqual({
    code: 400,
    message: 'Check the highlighted fields',
    fields: { email: 'Enter an email address' },
  })
  expect(callError(refusal('')).message).toBe('An error occurred')
})
