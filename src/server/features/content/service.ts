import { eq } from 'drizzle-orm'
import { mainLanguage } from '#server/config/languages.ts'
import { type LinkTargets, withAffiliateLinks } from '#server/content/affiliate-links.ts'
import { renderMarkdown, renderSections } from '#server/content/render-article.ts'
import type { Deps } from '#server/context.ts'
import { affiliateTargets } from '#server/db/affiliate-targets.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { content } from '#server/db/schema/administration.ts'
import { localContent, readContent } from '#server/db/stored-content.ts'
import { translatedLanguages } from '#server/db/translated-texts.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { keepReplacedPictures, requirePicture } from '#server/features/pictures/uploads/service.ts'
import { siteOf } from '#server/site/site.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import {
  BLOCK_NAMES,
  type BlockName,
  blockOf,
  type Content,
  formFieldsOf,
  type RenderedBlocks,
  SEARCH_FIELDS,
} from '#shared/content/content-blocks.ts'
import { type FormTexts, formTexts } from '#shared/content/content-form.ts'
import { DomainError } from '#shared/errors.ts'
import { utcDay } from '#shared/time/days.ts'

export function visibleContent(db: Database, names: BlockName[]): RenderedBlocks {
  const { blocks, searchTexts, changedAt } = localContent(db)
  const changed = names.filter((name) => blocks[name])
  const translated = translatedLanguages(db, 'content', [])
  const languagesOf = (name: BlockName) => [name, [mainLanguage(), ...(translated.get(name) ?? [])]]
  const searched = names.filter((name) => searchTexts[name])
  const requested = Object.fromEntries(names.map((name) => [name, blocks[name]])) as typeof blocks
  const { hero, testimonials, memberships, about, contact, privacy, terms } = requested
  const { render, renderText, renderDocument } = renderers(affiliateTargets(db))
  return {
    blocks: {
      ...(hero && { hero }),
      ...(testimonials && { testimonials }),
      ...(memberships && { memberships: { ...memberships, facts: memberships.facts.map(renderText) } }),
      ...(about && { about: { ...about, story: render(about.story) } }),
      ...(contact && { contact: { ...contact, reasons: contact.reasons.map(renderText) } }),
      ...(privacy && { privacy: renderDocument(privacy, changedAt.privacy) }),
      ...(terms && { terms: renderDocument(terms, changedAt.terms) }),
    },
    ...(changed.length > 0 && { languages: Object.fromEntries(changed.map(languagesOf)) }),
    ...(searched.length > 0 && {
      searchTexts: Object.fromEntries(searched.map((name) => [name, searchTexts[name]])),
    }),
  }
}

function renderers(targets: LinkTargets) {
  const place = { ...targets, reference: subId({ place: 'content' }) }
  const linked = (html: string) => withAffiliateLinks(html, place)
  const render = (markdown: string) => linked(renderMarkdown(markdown))
  return {
    render,
    renderText: ({ title, text }: { title: string; text: string }) => ({ title, html: render(text) }),
    renderDocument: ({ lead, text }: Content['privacy'], changedAt = new Date()) => {
      const sections = renderSections(text).map((section) => ({ ...section, html: linked(section.html) }))
      return { lead, sections, updated: utcDay(changedAt) }
    },
  }
}

/** Lists all blocks and when each was changed; null for the built-in text. */
export function listContent(db: Database) {
  const { changedAt } = readContent(db)
  return BLOCK_NAMES.map((block) => ({ block, changedAt: changedAt[block] ?? null }))
}

type ContentDeps = Pick<Deps, 'db' | 'env' | 'originalContent'>

/** Returns a block for its form: the stored text or the built-in one, and whether its own texts are unchanged. */
export function editableContent({ db, ...deps }: ContentDeps, block: BlockName) {
  const { blocks, changedAt } = readContent(db)
  return {
    texts: currentTexts({ db, ...deps }, block),
    changedAt: changedAt[block] ?? null,
    isOriginal: blocks[block] === undefined,
  }
}

function currentTexts({ db, ...deps }: ContentDeps, block: BlockName): FormTexts {
  const { blocks, searchTexts } = readContent(db)
  const value = { ...(blocks[block] ?? originalValue(deps, block)), ...searchTexts[block] }
  return formTexts(formFieldsOf(block), value)
}

function originalValue({ env, originalContent }: Omit<ContentDeps, 'db'>, block: BlockName) {
  return originalContent(siteOf(env))[block] ?? {}
}

interface ContentChange {
  block: BlockName
  basedOn: number | null
  value: Record<string, unknown>
}

/**
 * Stores a block that its schema has checked; every page shows it at once. Built-in text is not stored: a block with
 * custom search engine texts keeps it as its default. Throws CONFLICT when the form was based on another version;
 * nothing is overwritten.
 */
export function changeContent(
  { db, ...deps }: ContentDeps,
  actor: Actor,
  { block, basedOn, value }: ContentChange,
) {
  const { fields, title } = blockOf(block)
  const formFields = formFieldsOf(block)
  if (basedOn !== (readContent(db).changedAt[block]?.getTime() ?? null)) {
    throw new DomainError(
      'CONFLICT',
      'Someone else saved this text while you were writing. Yours is still in the form: save again to overwrite theirs.',
    )
  }
  const original = originalValue(deps, block)
  const after = formTexts(formFields, value)
  if (isSame(after, formTexts(formFields, original))) return resetContent(db, actor, block)
  const isOriginal = isSame(formTexts(fields, value), formTexts(fields, original))
  return inTransaction(db, (tx) => {
    const before = currentTexts({ db: tx, ...deps }, block)
    if (isSame(after, before)) return { isChanged: false }
    for (const [name, picture] of Object.entries(after)) requirePicture(tx, picture, 'cover', name)
    keepReplacedPictures(tx, Object.values(before))
    const changed = { value: isOriginal ? searchTextsOf(value) : value, changedAt: new Date() }
    tx.insert(content)
      .values({ block, ...changed })
      .onConflictDoUpdate({ target: content.block, set: changed })
      .run()
    raiseCatalogVersion(tx)
    recordChange(tx, actor, { action: 'content.changed', targetId: block, targetName: title, before, after })
    return { isChanged: true }
  })
}

function searchTextsOf(value: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(SEARCH_FIELDS).map((name) => [name, value[name]]))
}

function isSame(one: FormTexts, other: FormTexts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

export function resetContent(db: Database, actor: Actor, block: BlockName) {
  return inTransaction(db, (tx) => {
    const before = storedTexts(tx, block)
    const { changes } = tx.delete(content).where(eq(content.block, block)).run()
    if (changes === 0) return { isChanged: false }
    if (before) keepReplacedPictures(tx, Object.values(before))
    raiseCatalogVersion(tx)
    recordChange(tx, actor, {
      action: 'content.reset',
      targetId: block,
      targetName: blockOf(block).title,
      ...(before && { before }),
    })
    return { isChanged: true }
  })
}

function storedTexts(db: Database, block: BlockName): FormTexts | undefined {
  const { blocks, searchTexts } = readContent(db)
  const own = blocks[block]
  if (!own) return searchTexts[block]
  return { ...formTexts(blockOf(block).fields, own), ...searchTexts[block] }
}
