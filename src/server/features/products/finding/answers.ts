import type { Database } from '#server/db/client.ts'
import {
  countMatches,
  listCards,
  listProducts,
  productFacets,
  searchProducts,
  suggestProducts,
} from '#server/features/products/service.ts'

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

export type AskedWith<Asked extends Question> =
  Parameters<Answer<Asked>> extends [unknown, ...infer Rest] ? Rest : never

export type Found<Asked extends Question> = ReturnType<Answer<Asked>>

/** Casts the table's entry to its call signature, which links the types of question and answer. */
export function answerOf<Asked extends Question>(question: Asked) {
  return ANSWERS[question] as (...asked: unknown[]) => Found<Asked>
}

function readRows(db: Database, sql: string, params: unknown[]): unknown[] {
  return db.$client.prepare(sql).all(...params)
}
