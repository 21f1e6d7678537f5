import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { content } from '#server/db/schema/administration.ts'
import { translationsNow } from '#server/db/translated-texts.ts'
import {
  BLOCK_NAMES,
  type BlockName,
  type Content,
  formFieldsOf,
  type SiteContent,
  type StoredSearchTexts,
} from '#shared/content/content-blocks.ts'
import { type FormTexts, formTexts, readFormTexts } from '#shared/content/content-form.ts'
import { withTranslation } from '#shared/content/translated-texts.ts'
import { parseContent, parseSearchTexts } from '#shared/inputs/content.ts'

const stored = preparedQuery((db) => db.select().from(content))

interface StoredContent {
  blocks: Partial<Content>
  searchTexts: Partial<Record<BlockName, StoredSearchTexts>>
  changedAt: Partial<Record<BlockName, Date>>
}

/** Returns the changed blocks that this version accepts, with their pages' texts for search engines. */
export function readContent(db: Database, translations = new Map<string, FormTexts>()): StoredContent {
  const read: StoredContent = { blocks: {}, searchTexts: {}, changedAt: {} }
  for (const { block, value: original, changedAt } of stored(db).all()) {
    const translation = translations.get(block)
    const value = translation ? translated(block, original, translation) : original
    const parsed = parseContent(block, value)
    const searchTexts = parseSearchTexts(block, value)
    if (parsed) Object.assign(read.blocks, { [block]: parsed })
    if (searchTexts) read.searchTexts[block] = searchTexts
    if (parsed || searchTexts) read.changedAt[block] = changedAt
  }
  return read
}

/** Returns the same in the page's language: each text that is translated, and the others as they are. */
export function localContent(db: Database): StoredContent {
  return readContent(db, translationsNow(db, 'content'))
}

function translated(block: BlockName, value: unknown, translation: FormTexts) {
  const fields = formFieldsOf(block)
  const texts = formTexts(fields, Object(value))
  return readFormTexts(fields, withTranslation(texts, translation)).value
}

/** Returns the changed content that every page needs; undefined while nothing has been changed. */
export function siteContent(db: Database): SiteContent | undefined {
  const { blocks, searchTexts } = localContent(db)
  const changed = BLOCK_NAMES.filter((name) => blocks[name])
  const searched = BLOCK_NAMES.filter((name) => searchTexts[name])
  if (changed.length + searched.length === 0) return undefined
  const { disclosure, footer } = blocks
  return {
    changed,
    ...(searched.length > 0 && { searched }),
    ...(disclosure && { disclosure }),
    ...(footer && { footer }),
  }
}
