import { expect, test } from 'vitest'
import { readObjectList } from '#server/integrations/bucket/object-list.ts'

const list = (inner: string) =>
  `<?xml version="1.0"?>\n<ListBucketResult xmlns="x"><Name>b</Name>${inner}</ListBucketResult>`
const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-21T10:20:30.000Z</LastModified><Size>12</Size><Owner><ID>1</ID></Owner></Contents>`

test('reads keys with signs, however the store spells a space, and where the rest begins', () => {
  const { objects, next } = readObjectList(
    list(
      `<IsTruncated>true</IsTruncated>${entry('Gr%C3%B6%C3%9Fe+1%2B1/a')}${entry('b%20c')}${entry('100%')}<NextContinuationToken>a&amp;b</NextContinuationToken>`,
    ),
  )
  expect(objects.map(({ key }) => key)).toEqual(['Größe 1+1/a', 'b c', '100%'])
  expect(objects[0]).toMatchObject({ size: 12, changedAt: Date.parse('2026-11-21T10:20:30Z') })
  expect(next).toBe('a&b')
})

test('reads an empty bucket and the last part', () => {
  expect(readObjectList(list('<IsTruncated>false</IsTruncated>'))).toEqual({ objects: [], next: undefined })
})

test.each([
  '',
  '<!doctype html><title>Welcome</title>',
  '<html><body><p>Sign in</body></html>',
  '{"objects":[]}',
  list('<Contents><Key>half'),
  '<Error><Code>X</Code></Error>',
])('refuses %j', (xml) => {
  expect(() => readObjectList(xml)).toThrow(/doesn’t come from an S3-compatible store/)
})
