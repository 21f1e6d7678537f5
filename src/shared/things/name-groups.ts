import { foldText } from '#shared/text/text-folding.ts'
import { rootsOf, soughtWord, type Thing, thingCalled } from '#shared/things/named-thing.ts'

/** Names that a shop's administrator says mean one thing. */
export interface NameGroup {
  id: number
  names: string[]
}

/** Words that a text has all of. */
export type Words = string[]

interface Name {
  /** As it was written. */
  shown: string
  /** What a text with this name has. */
  words: Words
  /** What it belongs to: names of one known thing are one already. */
  kin: string
}

interface Group {
  names: Name[]
  thing: Thing | undefined
}

/** All groups, ready to be asked. */
export interface OtherNames {
  groups: Map<string, Group>
  /** Of the words of a name. */
  longest: number
}

/** A name of a group in a search. */
export interface FoundName {
  /** How many of the words it takes. */
  length: number
  /** What else may stand in a text instead, and what that is called. */
  others: Words[]
  shown: string[]
  thing: Thing | undefined
}

/** The index knows runs of three letters. */
const INDEXED_LENGTH = 3

export const NO_OTHER_NAMES: OtherNames = { groups: new Map(), longest: 0 }

/** Of two groups with a name in common the first one counts; where they are saved, that is refused. */
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

/** The longest name of a group that begins at a place in folded words, and the other names of it: at most so many. */
export function nameAt(
  words: string[],
  at: number,
  { groups, longest }: OtherNames,
  most: number,
): FoundName | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const group = groups.get(rootsOf(typed))
    if (!group) continue
    const others = othersOf(group, typed).slice(0, most)
    return {
      length,
      others: others.map(({ words }) => words),
      shown: others.map(({ shown }) => shown),
      thing: group.thing,
    }
  }
  return undefined
}

/** What a text is looked through for instead of a folded name: its words, or all of it where one is too short for the index. */
export function wordsToSeek(folded: string): Words {
  const words = folded.split(' ').map(soughtWord)
  return words.every((word) => [...word].length >= INDEXED_LENGTH) ? words : [folded]
}

/** What two names have in common that mean the same to a search. */
export function kinOf(name: string): string {
  const folded = foldText(name)
  return thingCalled(folded)?.code ?? rootsOf(folded)
}

function readyName(name: string): Name {
  return { shown: name, words: wordsToSeek(foldText(name)), kin: kinOf(name) }
}

/** The group's own names, and what else the things are called that these are names of. */
export function rootsOfGroup(names: string[]): Set<string> {
  const all = names.flatMap((name) => [name, ...(thingCalled(foldText(name))?.words ?? [])])
  return new Set(all.map((name) => rootsOf(foldText(name))))
}

/** One of each kin, without what the typed name, or another, finds already. */
function othersOf({ names }: Group, typed: string): Name[] {
  const kin = new Set([kinOf(typed)])
  const found = [wordsToSeek(typed)]
  const others: Name[] = []
  for (const name of names) {
    if (kin.has(name.kin)) continue
    kin.add(name.kin)
    if (found.some((words) => words.every((word) => name.words.some((own) => own.includes(word))))) continue
    found.push(name.words)
    others.push(name)
  }
  return others
}
