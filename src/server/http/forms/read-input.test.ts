import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inputReader } from '#server/http/forms/read-input.ts'

const schema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email()),
  name: z.string().nullish(),
  amount: z.number().superRefine(() => undefined),
  save: z.int().optional(),
  agrees: z.boolean().default(false),
  events: z.array(z.enum(['a', 'b'])),
})
const read = (fields: Record<string, string[]>) => inputReader(schema)((name) => fields[name])

describe('the input of a procedure', () => {
  test('converts texts by the kinds in the schema', () => {
    const fields = { email: [' A@b.example'], name: [''], amount: [' 2.50 '], save: ['7'], agrees: ['on'] }
    expect(read({ ...fields, events: ['a', 'b'] })).toEqual({
      email: ' A@b.example',
      name: '',
      amount: 2.5,
      save: 7,
      agrees: true,
      events: ['a', 'b'],
    })
  })

  test('omits unsent fields, and sets unchecked ones to false or empty', () => {
    expect(read({})).toEqual({
      email: undefined,
      name: undefined,
      amount: undefined,
      save: undefined,
      agrees: false,
      events: [],
    })
  })

  test('contains only fields of the schema', () => {
    expect(Object.keys(read({ role: ['admin'], ['__proto__']: ['x'] }))).toEqual(Object.keys(schema.shape))
  })

  test.each(['1e3', '0x10', '10,50', 'Infinity', 'NaN', '--1', '1.', '9'.repeat(16), '٣'])(
    'rejects %j as a number',
    (text) => {
      expect(read({ amount: [text] }).amount).toBeNaN()
    },
  )

  test('reports a repeated field as the schema would', () => {
    const refusal = refusalOf(() => read({ email: ['a', 'b'] }))
    expect(refusal).toHaveProperty('code', 'BAD_REQUEST')
    expect(refusal).toHaveProperty('cause.issues.0.path', ['email'])
  })
})

function refusalOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
