import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { content } from '#server/db/schema/administration.ts'
import {
  BLOCK_NAMES,
  type BlockName,
  type Content,
  type SiteContent,
} from '#shared/content/content-blocks.ts'
import { parseContent } from '#shared/inputs/content.ts'

const stored = preparedQuery((db) => db.select().from(content).prepare())

interface StoredContent {
  blocks: Partial<Content>
  changedAt: Partial<Record<BlockName, Date>>
}

/** The blocks that were changed and that this version takes. */
export function readContent(db: Database): StoredContent {
  const read: StoredContent = { blocks: {}, changedAt: {} }
  for (const { block, value, changedAt } of stored(db).all()) {
    const parsed = parseContent(block, value)
    if (parsed === undefined) continue
    Object.assign(read.blocks, { [block]: parsed })
    read.changedAt[block] = changedAt
  }
  return read
}

/** What every page knows of changed content; undefined while all is as the site was built. */
export function siteContent(db: Database): SiteContent | undefined {
  const { blocks } = readContent(db)
  const changed = BLOCK_NAMES.filter((name) => blocks[name])
  if (changed.length === 0) return undefined
  const { disclosure, footer } = blocks
  return { changed, ...(disclosure && { disclosure }), ...(footer && { footer }) }
}
