import { foldText } from '#shared/text/text-folding.ts'
import { rootsOf, type Thing, thingCalled, wordToSeek } from '#shared/things/named-thing.ts'

/** Names that an administrator declares synonymous. */
export interface NameGroup {
  id: number
  names: string[]
}

/** Words that must all occur in a text. */
export type Words = string[]

interface Name {
  spelling: string
  /** Words that a text with this name contains. */
  words: Words
  /** The entry that it names: names of one vocabulary entry are synonyms already. */
  kin: string
}

interface Group {
  names: Name[]
  thing: Thing | undefined
}

export interface OtherNames {
  groups: Map<string, Group>
  /** The number of words in the longest name. */
  longest: number
}

export interface NameMatch {
  /** The number of search words that it covers. */
  length: number
  /** Alternatives to look for in a text, and their names for display. */
  others: Words[]
  displayNames: string[]
  thing: Thing | undefined
}

/** The index uses trigrams. */
const INDEXED_LENGTH = 3

export const NO_OTHER_NAMES: OtherNames = { groups: new Map(), longest: 0 }

/** Prepares groups for lookup. If two share a name, the first one counts; saving such groups is refused. */
export function readyNames(groups: NameGroup[]): OtherNames {
  const ready: OtherNames = { groups: new Map(), longest: 0 }
  for (const { names } of groups) {
    const things = names.map((name) => thingCalled(foldText(name)))
    const group = { names: names.map(readyName), thing: things.find(Boolean) }
    for (const root of rootsOfGroup(names)) {
      if (!ready.groups.has(root)) ready.groups.set(root, group)
      ready.longest = Math.max(ready.longest, root.split(' ').length)
    }
  }
  return ready
}

/** Finds the longest group name that starts at a position in folded words, with at most `most` other names. */
export function nameAt(
  words: string[],
  at: number,
  { groups, longest }: OtherNames,
  most: number,
): NameMatch | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const group = groups.get(rootsOf(typed))
    if (!group) continue
    const others = othersOf(group, typed).slice(0, most)
    return {
      length,
      others: others.map(({ words }) => words),
      displayNames: others.map(({ spelling }) => spelling),
      thing: group.thing,
    }
  }
  return undefined
}

/**
 * Returns the words to look for in place of a folded name. If one is too short for the index, returns the whole name.
 */
export function wordsToSeek(folded: string): Words {
  const words = folded.split(' ').map(wordToSeek)
  return words.every((word) => [...word].length >= INDEXED_LENGTH) ? words : [folded]
}

/** Returns a key shared by all names that are synonymous to the search. */
export function kinOf(name: string): string {
  const folded = foldText(name)
  return thingCalled(folded)?.code ?? rootsOf(folded)
}

function readyName(name: string): Name {
  return { spelling: name, words: wordsToSeek(foldText(name)), kin: kinOf(name) }
}

/** Returns the roots of the group's names and of their synonyms in the vocabulary. */
export function rootsOfGroup(names: string[]): Set<string> {
  const all = names.flatMap((name) => [name, ...(thingCalled(foldText(name))?.words ?? [])])
  return new Set(all.map((name) => rootsOf(foldText(name))))
}

/** Returns one name of each kin, without those whose matches another name, or the typed one, already covers. */
function othersOf({ names }: Group, typed: string): Name[] {
  const kin = new Set([kinOf(typed)])
  const covered = [wordsToSeek(typed)]
  const others: Name[] = []
  for (const name of names) {
    if (kin.has(name.kin)) continue
    kin.add(name.kin)
    if (covered.some((words) => words.every((word) => name.words.some((own) => own.includes(word))))) continue
    covered.push(name.words)
    others.push(name)
  }
  return others
}
