interface TrieNode<T> {
  next: Map<number, TrieNode<T>>
  entry?: { value: T; alone: boolean }
}

const COMPOUND_LENGTH = 5
const ENDING = /^(?:s|e|n|r|en|er|ar|or|et|es)?(?![a-z])/

/**
 * Finds words in a folded text, from left to right and the longest first. A word of five letters or more may begin or
 * end inside another, as in compounds. A shorter one stands alone but for an ending. `_` in a word is a space.
 */
export function wordFinder<T>(words: Map<string, T>): (text: string) => T[] {
  let trie: TrieNode<T> | undefined

  return function findWords(text) {
    trie ??= trieOf(words)
    const values: T[] = []
    let at = 0
    while (at < text.length) {
      const match = longestAt(trie, text, at)
      if (match) values.push(match.value)
      at += match?.length ?? 1
    }
    return values
  }
}

/** Built on first use: a shop that imports in a worker thread never needs it here. */
function trieOf<T>(words: Map<string, T>): TrieNode<T> {
  const root: TrieNode<T> = { next: new Map() }
  for (const [word, value] of words) insert(root, word.replaceAll('_', ' '), value)
  return root
}

function insert<T>(root: TrieNode<T>, word: string, value: T) {
  let node = root
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    const next: TrieNode<T> = node.next.get(code) ?? { next: new Map() }
    node.next.set(code, next)
    node = next
  }
  node.entry = { value, alone: word.length < COMPOUND_LENGTH }
}

function longestAt<T>(
  root: TrieNode<T>,
  text: string,
  start: number,
): { value: T; length: number } | undefined {
  let node: TrieNode<T> | undefined = root
  let best: { value: T; length: number } | undefined
  for (let at = start; node && at <= text.length; at++) {
    const { entry }: TrieNode<T> = node
    if (entry && (!entry.alone || standsAlone(text, start, at)))
      best = { value: entry.value, length: at - start }
    node = node.next.get(text.charCodeAt(at))
  }
  return best
}

function standsAlone(text: string, from: number, to: number): boolean {
  return !/[a-z]/.test(text.charAt(from - 1)) && ENDING.test(text.slice(to, to + 3))
}
