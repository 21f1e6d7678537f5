import type { Database } from '#server/db/client.ts'
import {
  countMatches,
  listCards,
  listProducts,
  productFacets,
  searchProducts,
  suggestProducts,
} from '#server/features/products/service.ts'

/** What is looked for in the whole catalogue. Each takes the database first, and answers with plain values. */
export const ANSWERS = {
  list: listProducts,
  cards: listCards,
  facets: productFacets,
  suggest: suggestProducts,
  count: countMatches,
  search: searchProducts,
  read: readRows,
}

export type Question = keyof typeof ANSWERS

type Answer<Asked extends Question> = (typeof ANSWERS)[Asked]

/** What a question is asked with, the database aside. */
export type AskedWith<Asked extends Question> =
  Parameters<Answer<Asked>> extends [unknown, ...infer Rest] ? Rest : never

export type Found<Asked extends Question> = ReturnType<Answer<Asked>>

/** The table's entry as what it is called with: the types of a question and of its answer belong together. */
export function answerOf<Asked extends Question>(question: Asked) {
  return ANSWERS[question] as (...asked: unknown[]) => Found<Asked>
}

/** Rows of a select, as SQLite has them. */
function readRows(db: Database, sql: string, params: unknown[]): unknown[] {
  return db.$client.prepare(sql).all(...params)
}
