import { textRead } from '#server/config/read-text.ts'

/** A bucket and the beginning of the keys in it: empty, or ending in a slash. */
export interface BucketAddress {
  bucket: string
  prefix: string
}

const ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/
const MOST_KEY_BYTES = 900

export const bucketAddress = textRead((text): BucketAddress | null => {
  const address = readBucketAddress(text)
  return address ? { bucket: address.bucket, prefix: address.key && `${address.key}/` } : null
}, 'must be s3://bucket or s3://bucket/prefix, with the bucket’s name in lower case')

/** Returns the bucket and the key without slashes around it; the key is taken literally, never decoded. */
export function readBucketAddress(text: string): { bucket: string; key: string } | undefined {
  const [, bucket, path = ''] = ADDRESS.exec(text) ?? []
  const key = path.split('/').filter(Boolean).join('/')
  return bucket && isKey(key) ? { bucket, key } : undefined
}

/** Addresses drop the steps `.` and `..`, so the signature would fit another key. */
function isKey(key: string): boolean {
  const isPlain = key.isWellFormed() && !/\p{Cc}/u.test(key) && Buffer.byteLength(key) <= MOST_KEY_BYTES
  return isPlain && !key.split('/').some((step) => step === '.' || step === '..')
}

export function addressText({ bucket, prefix }: BucketAddress): string {
  return `s3://${bucket}/${prefix}`.replace(/\/$/, '')
}
