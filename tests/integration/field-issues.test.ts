import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { appRouter } from '#server/router.ts'
import { fieldsSentence } from '#server/trpc/field-issues.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const RAW = /invalid|expected |too small|too big|unrecognized|received|pattern|\/\^/i
const WRONG: unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(60_000),
  -1,
  0,
  0.5,
  1e300,
  Number.NaN,
  true,
  [],
  [[]],
  Array.from({ length: 20_000 }, () => 'x'),
  {},
  { unknown: 1, other: 2 },
]

/** The schemas that the procedures parse their inputs with, as tRPC keeps them. */
const procedure = z.object({ _def: z.object({ inputs: z.array(z.unknown()) }) })
const inputs = Object.entries(appRouter._def.procedures).flatMap(([name, defined]) =>
  procedure
    .parse({ _def: Reflect.get(defined, '_def') })
    ._def.inputs.flatMap((input): [string, z.ZodObject][] =>
      input instanceof z.ZodObject ? [[name, input]] : [],
    ),
)

describe('refused input', () => {
  test('is tested for most procedures', () => {
    expect(inputs.length).toBeGreaterThan(60)
  })

  test.each(inputs)('to %s is explained in sentences for people', (_, input) => {
    const fields = Object.keys(input.shape)
    const wrong = [...WRONG, ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })))]
    for (const value of wrong) {
      const issues = input.safeParse(value).error?.issues ?? []
      for (const { message, path } of issues) expect(message, path.join('.')).not.toMatch(RAW)
      for (const { message } of issues) expect(message).toMatch(/^[A-Z].{3,}/)
    }
  })
})

describe('the summary of all errors', () => {
  test.each([
    [[['listPrice']], 'Check the highlighted fields: list price'],
    [[['page_size'], ['page_size'], ['items', 3, 'email']], 'Check the highlighted fields: page size, email'],
    [[[]], 'Check the highlighted fields'],
    [
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name]),
      'Check the highlighted fields: a, b, c, d, e and others',
    ],
  ])('for %j reads %s', (paths, sentence) => {
    expect(fieldsSentence(paths.map((path) => ({ path, message: '' })))).toBe(sentence)
  })

  test('names fields for API clients and for people', async () => {
    const { app } = createTestApp()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const rest = await app.request('/api/subscribe', { ...init, body: '{"email":5}' })
    const trpc = await app.request('/trpc/newsletter.subscribe', { ...init, body: '{"json":{"email":5}}' })
    const issues = [{ path: 'email', message: 'Enter your email address' }]
    expect(await rest.json()).toEqual({ code: 400, message: 'Not valid: email', issues })
    const message = 'Check the highlighted fields: email'
    expect(await trpc.json()).toMatchObject({ error: { json: { message, data: { issues } } } })
  })
})
