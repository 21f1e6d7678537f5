import { FEWEST_NAMES, MOST_NAMES, MOST_WORDS_IN_NAME, NAME_LENGTH } from '#shared/text/name-limits.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { kinOf, type NameGroup, rootsOfGroup } from '#shared/things/name-groups.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Removes empty names and extra spaces. */
export function tidyNames(names: string[]): string[] {
  return names.map((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Explains, for a person, why names cannot be a group beside the others; undefined when they can. */
export function faultOfNames(names: string[], others: NameGroup[]): string | undefined {
  if (names.length < FEWEST_NAMES) return `Enter at least ${FEWEST_NAMES} names, each on its own line`
  if (names.length > MOST_NAMES) return `Use at most ${MOST_NAMES} names`
  return (
    firstOf(names, faultOfName) ?? faultBetween(names) ?? firstOf(others, (group) => faultWith(names, group))
  )
}

function faultOfName(name: string): string | undefined {
  const quotedName = quoted(name)
  if (name.length > NAME_LENGTH.max)
    return `${quotedName} is too long: use at most ${NAME_LENGTH.max} characters`
  if (!LETTER_OR_DIGIT.test(name)) return `${quotedName} has no letters`
  const folded = foldText(name)
  if ([...folded].length < NAME_LENGTH.min)
    return `${quotedName} is too short: the search needs ${NAME_LENGTH.min} letters`
  if (kinOf(name) === '') return `${quotedName} has no word that can be searched for`
  if (folded.split(' ').length > MOST_WORDS_IN_NAME)
    return `${quotedName} is too long: use at most ${MOST_WORDS_IN_NAME} words`
  return undefined
}

/** Spellings of one name count as one. A group that only repeats one built-in entry is unnecessary. */
function faultBetween(names: string[]): string | undefined {
  const seen = new Map<string, string>()
  for (const name of names) {
    const [root = ''] = rootsOfGroup([name])
    const other = seen.get(root)
    if (other) return `${quoted(other)} and ${quoted(name)} are the same to the search. Please leave one out.`
    seen.set(root, name)
  }
  if (new Set(names.map(kinOf)).size === 1) return 'The search already knows that these mean the same'
  return undefined
}

function faultWith(names: string[], other: NameGroup): string | undefined {
  const taken = rootsOfGroup(other.names)
  const own = names.find((name) => [...rootsOfGroup([name])].some((root) => taken.has(root)))
  if (!own) return undefined
  return `${quoted(own)} already belongs to the group ${quoted(other.names.slice(0, 4).join(', '))}. Please add your names there.`
}

function quoted(text: string): string {
  return `“${text.length > NAME_LENGTH.max ? `${text.slice(0, NAME_LENGTH.max)}…` : text}”`
}

function firstOf<One>(all: One[], faultOf: (one: One) => string | undefined): string | undefined {
  for (const one of all) {
    const fault = faultOf(one)
    if (fault) return fault
  }
  return undefined
}
