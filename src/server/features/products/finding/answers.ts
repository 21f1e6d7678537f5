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

type Answer<Q extends Question> = (typeof ANSWERS)[Q]

export type QuestionArguments<Q extends Question> =
  Parameters<Answer<Q>> extends [unknown, ...infer Rest] ? Rest : never

export type AnswerTo<Q extends Question> = ReturnType<Answer<Q>>

/** Casts the table's entry to its call signature, which links the types of question and answer. */
export function answerOf<Q extends Question>(question: Q) {
  return ANSWERS[question] as (...args: unknown[]) => AnswerTo<Q>
}

function readRows(db: Database, sql: string, params: unknown[]): unknown[] {
  return db.$client.prepare(sql).all(...params)
}
