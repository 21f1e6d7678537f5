import { readLoosely, stateReader } from '#server/features/newsletter/subscribers/state-reader.ts'
import { headingWords, type SubscriberTable } from '#shared/files/subscriber-table.ts'

const FULL_NAME =
  /^(?:full ?|display ?|subscriber ?|contact ?|kontakt ?|hela ?|fullt ?|fulde ?|vollstandiger ?)?(?:names?|namn|namnet|navn|nimi)$/
const FIRST_NAME =
  /^(?:f ?name|first ?name|given ?name|fore ?name|first|for ?namn|tilltals ?namn|for ?navn|vor ?name)$/
const LAST_NAME =
  /^(?:l ?name|last ?name|sur ?name|family ?name|last|efter ?namn|etter ?navn|efter ?navn|nach ?name|familien ?name)$/

/** Marks the shop’s own export, which also has the date of departure of subscribers who returned. */
const OWN_COLUMN = 'consent text'

export function importColumns({ heading = [], emailAt, rows }: SubscriberTable) {
  const names = heading.map(headingWords)
  const placesOf = (expression: RegExp) => names.flatMap((name, at) => (expression.test(name) ? [at] : []))
  const fullName = placesOf(FULL_NAME)
  const firstName = placesOf(FIRST_NAME)
  const lastName = placesOf(LAST_NAME)
  const apart = new Set([emailAt, ...fullName, ...firstName, ...lastName])
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), names.length)
  const others = Array.from({ length: width }, (_, at) => at).filter((at) => !apart.has(at))
  const states = others.map((at) => {
    const cells = () => rows.map((row) => row[at] ?? '')
    const read = names.length > 0 ? stateReader(names[at] ?? '', cells) : readLoosely
    return { at, heading: heading[at] ?? '', read }
  })
  const isOwnExport = names.includes(OWN_COLUMN)
  const isNameOfTwo = firstName.length === 0 && lastName.length > 0
  return {
    fullName: isNameOfTwo ? [] : fullName,
    firstName: isNameOfTwo ? fullName : firstName,
    lastName,
    states: isOwnExport ? states.filter(({ at }) => names[at] === 'status') : states,
  }
}
