import { expect, test } from 'vitest'
import {
  parseRemotePictureAddress,
  remotePictureAddress,
  remotePictureVersion,
} from '#shared/pictures/remote-pictures.ts'

test('encodes picture, size, and format in an address', () => {
  const address = { kind: 'product', id: 12, version: 'abc123', width: 400, format: 'avif' } as const
  const path = '/pictures/remote/product/12/abc123/400.avif'
  expect(remotePictureAddress(address)).toBe(path)
  expect(parseRemotePictureAddress(path)).toEqual(address)
})

test.each([
  '/pictures/remote/product/12/abc123/401.avif',
  '/pictures/remote/product/12/abc123/0400.avif',
  '/pictures/remote/product/12/abc123/400.gif',
  '/pictures/remote/retailer/12/abc123/400.avif',
  '/pictures/remote/person/12/abc123/400.avif',
  '/pictures/remote/product/0/abc123/400.avif',
  '/pictures/remote/product/-1/abc123/400.avif',
  '/pictures/remote/product/12/../400.avif',
  '/pictures/remote/product/12/https:%2F%2Fexample.com/400.avif',
  '/pictures/remote/product/9999999999999999/a/400.avif',
])('rejects %s as the address of a picture', (path) => {
  expect(parseRemotePictureAddress(path)).toBeUndefined()
})

test('derives the version from the picture’s address', () => {
  const version = remotePictureVersion('https://shop.example/ä/1.jpg')
  expect(version).toMatch(/^[0-9a-z]{1,11}$/)
  expect(remotePictureVersion('https://shop.example/ä/1.jpg')).toBe(version)
  expect(remotePictureVersion('https://shop.example/ä/2.jpg')).not.toBe(version)
})
