import sax from 'sax'
import { notAStore } from '#server/integrations/bucket/bucket-trouble.ts'
import { decodedUri } from '#shared/text/unless-broken.ts'

export interface StoredObject {
  key: string
  size: number
  changedAt: number
}

interface ObjectList {
  objects: StoredObject[]
  next: string | undefined
}

/** Reads one answer of ListObjectsV2 with URL-encoded keys. Throws a BucketError for anything else. */
export function readObjectList(xml: string): ObjectList {
  const path: string[] = []
  const objects: StoredObject[] = []
  const list: Record<string, string> = {}
  let entry: Record<string, string> = {}
  let isList = false
  const parser = sax.parser(true, { trim: true })
  parser.onopentag = ({ name }) => {
    path.push(name)
    isList = path[0] === 'ListBucketResult'
    if (!isList) throw notAStore()
    if (name === 'Contents') entry = {}
  }
  parser.ontext = (text) => {
    const [, parent, name] = path
    if (parent === 'Contents' && name) entry[name] = text
    else if (parent && !name) list[parent] = text
  }
  parser.onclosetag = () => {
    if (path.pop() === 'Contents' && path.length === 1) objects.push(objectOf(entry))
  }
  parser.onerror = () => {
    throw notAStore()
  }
  parser.write(xml).close()
  if (!isList) throw notAStore()
  const next = list.IsTruncated === 'true' ? list.NextContinuationToken : undefined
  return { objects, next }
}

function objectOf({ Key = '', Size = '', LastModified = '' }: Record<string, string>): StoredObject {
  return {
    key: decodedUri(Key.replaceAll('+', ' ')) ?? Key,
    size: Number(Size) || 0,
    changedAt: Date.parse(LastModified) || 0,
  }
}
