import { createHash } from 'node:crypto'
import { createPictureMaker, type PictureMaker } from '#server/integrations/picture-maker.ts'

const pictures = new Map<string, Awaited<ReturnType<PictureMaker>>>()

/** Encodes a picture once for all shops of a worker: encoding takes longer than most tests. */
export function sharedPictureMaker(): PictureMaker {
  const make = createPictureMaker()
  return async (kind, content) => {
    const key = `${kind} ${createHash('sha256').update(content).digest('hex')}`
    const picture = pictures.get(key) ?? (await make(kind, content))
    pictures.set(key, picture)
    return picture
  }
}
