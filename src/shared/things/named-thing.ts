import { BETWEEN_WORDS, foldText } from '#shared/text/text-folding.ts'
import { PARTS, THINGS } from '#shared/things/thing-words.ts'
import { wordRoot } from '#shared/things/word-root.ts'

export interface Thing {
  /** Three letters that represent it in the index of names. */
  code: string
  /** In the shop's spelling, the preferred one first. */
  words: string[]
  /** The single folded words of these, without words that only qualify. */
  folded: string[]
}

export interface NamedThing extends Thing {
  /** The words that name it; empty when it is the end of a compound. */
  said: string[]
}

interface Entry extends Thing {
  isPart: boolean
}

interface EntryMatch {
  entry: Entry
  /** The words that name it; empty when it is the end of a compound. */
  words: string[]
}

/** The code of products without a recognized thing in their name. */
export const UNKNOWN_THING = '#--'

const LONGEST_PHRASE = 3
/** Applies to Swedish, whose compounds are defined by their ends; the end of an English word says little. */
const SHORTEST_END = 4
const SHORTEST_END_ROOT = 5
const SHORTEST_BEGINNING = 2
const LONGEST_WORD = 40
/** Shorter stems are parts of too many other words. */
const SHORTEST_STEM = 4

/** Precedes the thing's purpose. */
const PURPOSE = /\s(?:for|to|till)\s/
/** Precedes details of the thing, or its name after a brand. */
const BETWEEN_PARTS = /[,;:()|–]|\s[-&+]\s|\s(?:with|without|in|and|from|med|utan|i|och|av|fran)\s/
const WORD_BREAK = new RegExp(`[\\s${BETWEEN_WORDS.replaceAll('-', '\\-')}]+`)

const entries: Entry[] = [...THINGS, ...PARTS].map((line, index) => {
  const words = line.split(/[,|]/).map((word) => word.trim())
  return {
    code: `#${index.toString(36).padStart(2, '0')}`,
    words,
    folded: [
      ...new Set(
        words.filter((phrase) => !coreOf(phrase, words)).flatMap((phrase) => foldText(phrase).split(' ')),
      ),
    ],
    isPart: index >= THINGS.length,
  }
})
const byCode = new Map(entries.map((entry) => [entry.code, entry.words]))
const phrases = new Map<string, Entry>()
const ends = new Map<string, Entry>()
const listed = new Map<string, string>()

for (const [index, line] of [...THINGS, ...PARTS].entries()) {
  const entry = entries[index]
  if (!entry) continue
  for (const phrase of entry.words) {
    const folded = foldText(phrase)
    phrases.set(rootsOf(folded), entry)
    for (const word of folded.split(' ')) if (!listed.has(wordRoot(word))) listed.set(wordRoot(word), word)
  }
  for (const word of (line.split('|')[1] ?? '').split(',').map((one) => foldText(one.trim()))) {
    const root = wordRoot(word)
    if (word.length >= SHORTEST_END) ends.set(word, entry)
    if (root.length >= SHORTEST_END_ROOT) ends.set(root, entry)
  }
}

/** Finds the subject of a folded name or search: both `stroller bag` and `bag for the stroller` are a bag. */
export function thingOf(folded: string): NamedThing | undefined {
  const [before = ''] = folded.split(PURPOSE, 1)
  for (const part of before.split(BETWEEN_PARTS)) {
    const head = headOf(wordsOf(part))
    if (head) return { ...head.entry, said: head.words }
  }
  return undefined
}

/** Returns the built-in vocabulary: the names of each thing, and of each part. */
export function builtInNames(): string[][] {
  return entries.map(({ words }) => words)
}

export function namesOfThing(code: string): string[] {
  return byCode.get(code) ?? []
}

export function thingCalled(folded: string): Thing | undefined {
  return phrases.get(rootsOf(folded))
}

export function otherWords({ folded }: Thing, text: string): string[] {
  return folded.filter((word) => !text.includes(word))
}

/** Returns the text to look for in place of a folded word: its form in the vocabulary, or its stem. */
export function wordToSeek(word: string): string {
  const root = wordRoot(word)
  const listedWord = listed.get(root)
  if (listedWord) return listedWord.startsWith(word) ? word : listedWord
  const stem = commonBeginning(word, root)
  return stem.length >= SHORTEST_STEM ? stem : word
}

/** Returns the key for comparing folded phrases. */
export function rootsOf(phrase: string): string {
  return wordsOf(phrase).map(wordRoot).join(' ')
}

/** Returns the other phrase within a phrase: `stroller` of `umbrella stroller`. */
function coreOf(phrase: string, words: string[]): string | undefined {
  const roots = ` ${rootsOf(foldText(phrase))} `
  const isWithin = (other: string) => roots.includes(` ${other} `) && roots !== ` ${other} `
  return words.map((other) => rootsOf(foldText(other))).find(isWithin)
}

/** Returns a thing's other names, without qualified forms. */
export function otherNames({ said, words }: NamedThing): string[] {
  const saidRoots = rootsOf(said.join(' '))
  return words.filter((word) => !coreOf(word, words) && rootsOf(foldText(word)) !== saidRoots)
}

/** Returns the words that only qualify a thing: its name is complete without them. */
export function needlessWords({ said, words }: NamedThing): string[] {
  const core = coreOf(said.join(' '), words)?.split(' ')
  return core ? said.filter((word) => !core.includes(wordRoot(word))) : []
}

/** The last thing is the subject; a part takes precedence wherever it stands. */
function headOf(words: string[]): EntryMatch | undefined {
  const matches = allThings(words)
  return matches.findLast(({ entry }) => entry.isPart) ?? matches.at(-1)
}

function allThings(words: string[]): EntryMatch[] {
  const roots = words.map(wordRoot)
  const matches: EntryMatch[] = []
  for (let at = 0; at < words.length; ) {
    const one = phraseAt(words, roots, at)
    if (one) matches.push(one)
    at += Math.max(1, one?.words.length ?? 0)
  }
  return matches
}

function phraseAt(words: string[], roots: string[], at: number): EntryMatch | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const entry = phrases.get(roots.slice(at, at + length).join(' '))
    if (entry) return { entry, words: words.slice(at, at + length) }
  }
  const end = thingAtEnd(words[at] ?? '') ?? thingAtEnd(roots[at] ?? '')
  return end && { entry: end.entry, words: [] }
}

/** Returns the thing at the end of a folded word (`skor` in `vinterskor`), unless the whole word is itself a thing. */
export function endOfCompound(word: string): string | undefined {
  const end = thingCalled(word) ? undefined : thingAtEnd(word)
  return end?.entry.isPart ? undefined : end?.said
}

function thingAtEnd(word: string): { entry: Entry; said: string } | undefined {
  if (word.length > LONGEST_WORD) return undefined
  for (let at = SHORTEST_BEGINNING; at <= word.length - SHORTEST_END; at++) {
    const said = word.slice(at)
    const entry = ends.get(said)
    if (entry) return { entry, said }
  }
  return undefined
}

function wordsOf(folded: string): string[] {
  return folded.split(WORD_BREAK).filter(Boolean)
}

function commonBeginning(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one.slice(0, length)
}
