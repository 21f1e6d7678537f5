import { expect, test } from 'vitest'
import { jsonFault } from '#server/http/rest/json-faults.ts'

test.each([
  '{"a":1,"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a","b":"a\\":"}',
  '{"a":["a","a"]}',
  '"text"',
  '12',
  '[[[[1]]]]',
])('finds no error in %s', (text) => {
  expect(jsonFault(text, 'body')).toBeUndefined()
})

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '[{"b":{"a" : 1, "a"\n:2}}]',
  '{"__proto__":1,"__proto__":2}',
])('finds a duplicate key in %s', (text) => {
  expect(jsonFault(text, 'body')).toBe('The same key appears twice in one object')
})

test.each(['', '{', '{"a\\', '{"\\x":1}', '\\"'.repeat(10), '{"a":1,}', 'undefined'])(
  'rejects %j as JSON',
  (text) => {
    expect(jsonFault(text, 'body')).toBe('The body isn’t valid JSON')
    expect(jsonFault(text, 'input')).toBe('The input isn’t valid JSON')
  },
)

test('rejects a hundred thousand levels of nesting', () => {
  expect(jsonFault(`${'['.repeat(32)}${']'.repeat(32)}`, 'body')).toBeUndefined()
  const started = performance.now()
  expect(jsonFault(`${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`, 'body')).toMatch(
    /nested more than 32/,
  )
  expect(performance.now() - started).toBeLessThan(5_000)
})
