import { addressText, type BucketAddress, readBucketAddress } from '#server/config/bucket-address.ts'
import type { Environment } from '#server/config/env.ts'
import { type Bucket, createBucket } from '#server/integrations/bucket/bucket.ts'
import { DomainError } from '#shared/errors.ts'

type Env = Pick<
  Environment,
  'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION' | 'AWS_ENDPOINT_URL'
>

export interface BackupBucket extends Bucket {
  to: string
  prefix: string
}

export function backupBucket(env: Env & Pick<Environment, 'BACKUP_TO'>): BackupBucket | undefined {
  const { BACKUP_TO: address } = env
  return address && { ...bucketAt(env, address), to: addressText(address), prefix: address.prefix }
}

/** Returns the bucket and key of any object that the configured key can read. Throws BAD_REQUEST. */
export function objectAt(env: Env, address: string): { bucket: Bucket; key: string } {
  const parts = readBucketAddress(address)
  if (!parts?.key) throw new DomainError('BAD_REQUEST', 'The address must be s3://bucket/prefix/name')
  return { bucket: bucketAt(env, parts), key: parts.key }
}

function bucketAt(env: Env, { bucket }: Pick<BucketAddress, 'bucket'>): Bucket {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region } = env
  if (!accessKeyId || !secretAccessKey)
    throw new DomainError(
      'BAD_REQUEST',
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: are required for a bucket',
    )
  const endpoint = env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`
  return createBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey })
}
