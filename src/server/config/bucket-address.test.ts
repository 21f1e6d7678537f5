import { expect, test } from 'vitest'
import { readBucketAddress } from '#server/config/bucket-address.ts'
import { readEnvironment } from '#server/config/env.ts'

test.each([
  ['s3://copies', { bucket: 'copies', key: '' }],
  ['s3://copies/', { bucket: 'copies', key: '' }],
  ['s3://copies/a//b/', { bucket: 'copies', key: 'a/b' }],
  ['s3://my.copies-1/Größe 1+1/%20/x.db', { bucket: 'my.copies-1', key: 'Größe 1+1/%20/x.db' }],
])('reads %s', (text, address) => {
  expect(readBucketAddress(text)).toEqual(address)
})

test.each([
  'copies/shop',
  'S3://copies',
  's3://',
  's3://Copies/x',
  's3://key:secret@copies/x',
  's3://copies/../others',
  's3://copies/./x',
  's3://copies/a\u0000b',
  's3://copies/\ud800',
  `s3://copies/${'x'.repeat(901)}`,
  'https://copies.s3.amazonaws.com/x',
])('refuses %j in one sentence', (BACKUP_TO) => {
  const env = { BACKUP_TO, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(() => readEnvironment(env)).toThrow(
    /^BACKUP_TO: must be s3:\/\/bucket or s3:\/\/bucket\/prefix[^\n]*$/,
  )
})

test('a bucket needs a key, and an address without credentials', () => {
  expect(() => readEnvironment({ BACKUP_TO: 's3://copies' })).toThrow(
    'AWS_ACCESS_KEY_ID: is required with BACKUP_TO\nAWS_SECRET_ACCESS_KEY: is required with BACKUP_TO',
  )
  expect(() => readEnvironment({ AWS_ENDPOINT_URL: 'https://key:hush@s3.example' })).toThrow(
    /^(?!.*hush)AWS_ENDPOINT_URL/,
  )
  expect(readEnvironment({ AWS_ENDPOINT_URL: 'https://s3.example/storage/' }).AWS_ENDPOINT_URL).toBe(
    'https://s3.example/storage',
  )
})
