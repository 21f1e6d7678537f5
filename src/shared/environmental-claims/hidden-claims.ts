import {
  type ClaimingTexts,
  claimsAgainst,
  claimsIn,
  composed,
} from '#shared/environmental-claims/claims-in-text.ts'

/** A sentence with more claims says nothing else. */
const MOST_IN_A_SENTENCE = 5
/** Length of the text examined beside a claim; runs of more than nine spaces are not part of a sentence. */
const NEARBY = 60

const words = (list: string) => `(?<![\\p{L}\\p{N}])(?:${list})`
const ADVERB =
  'completely|fully|totally|truly|very|more|most|extra|super|really|both|also|even|helt|fullt|mycket|mer|mest|väldigt|också|både|lika'
/** Words that cannot end a sentence, or that link a claim to its subject at the end of a clause. */
const LINK =
  "is|are|be|was|were|isn't|it's|it’s|they're|they’re|and|or|a|an|the|of|for|from|with|in|to|that|which|as|so|by|our|your|its|been|being|made|more|most|towards?|är|vara|blir|och|eller|en|ett|den|det|de|som|av|för|från|med|i|till|att|var|vår|våra|mer|mest|på|genom|både"
const VERB = 'is|are|was|were|has|have|means|matters|comes|är|har|innebär|betyder|ger'
const AFTER_CLAUSE =
  'and|or|but|so|because|which|that|to|for|with|when|while|if|as|than|och|eller|men|så|eftersom|som|att|för|med|när|medan|om|än'
const SUBJECT = 'it|they|this|these|you|we|he|she|its|your|our|den|det|de|du|vi|man|din|vår'

const ADVERBS_BEFORE = new RegExp(`(?:${words(ADVERB)} +|(?<![\\p{L}\\p{N}])100 ?% *){1,3}$`, 'iu')
const LINK_BEFORE = new RegExp(`${words(LINK)}\\s{0,9}$`, 'iu')
const ONLY_ARTICLE = /^\s{0,9}(?:(?:an?|the|our|en|ett|den|det|vår)\s{0,9})?$/iu
const VERB_AFTER = new RegExp(`^\\s{0,9}(?:${VERB})(?![\\p{L}\\p{N}])`, 'iu')
const CLAUSE_AFTER = new RegExp(
  `^\\s{0,9}(?:$|[.!?,;:)|\\]]|\\p{Pd}\\s|(?:${AFTER_CLAUSE})(?![\\p{L}\\p{N}]))`,
  'iu',
)
const NEW_CLAUSE_AFTER = new RegExp(
  `^\\s{0,9},?\\s{0,9}(?:(?:and|or|but|so|och|eller|men|så) +)?(?:${SUBJECT})(?![\\p{L}\\p{N}])`,
  'iu',
)
/** The claim's subject has a second verb: `is … and holds 2 dl`, `är … och tål disk`. */
const SAID_BEFORE = new RegExp(`${words("is|are|was|it’s|it's")}\\s{0,9}$`, 'iu')
const SAID_BEFORE_SWEDISH = new RegExp(`${words('är|blir|var')}\\s{0,9}$`, 'iu')
const DOES_AFTER = /^\s{0,9},?\s{0,9}(?:and|but)\s{1,9}(?:can|will|has|\p{L}{2,20}(?<!s|ou)s)(?!\p{L})/iu
const DOES_AFTER_SWEDISH = /^\s{0,9},?\s{0,9}(?:och|men)\s/iu
const COMPARED_AFTER = /^\s{0,9}(?:than|än)(?![\p{L}\p{N}])/iu

const CONJUNCTION = '(?:and|or|och|eller|samt|&|\\+)'
/** Separators between members of a list, and between parts of a name. */
const JOINT_BEFORE = new RegExp(`(?:,\\s{0,9}(?:${CONJUNCTION}\\s{1,9})?|\\s${CONJUNCTION}\\s{1,9})$`, 'iu')
const JOINT_AFTER = new RegExp(
  `^(?:\\s{0,9},\\s{0,9}(?:${CONJUNCTION}\\s{1,9})?|\\s{1,9}${CONJUNCTION}\\s{1,9})`,
  'iu',
)
const DIVIDER_BEFORE = /(?:\s{0,9}[|;/•·:]\s{0,9}|\s\p{Pd}+\s{0,9})$/u
const DIVIDER_AFTER = /^(?:\s{0,9}[|;/•·]\s{0,9}|\s{0,9}\p{Pd}+\s)/u
const COMPOUND_AFTER = /^\p{Pd}(?=\p{L})/u
const LEFT_AT_START = /^[\s,;:|&+•·/\p{Pd}]{1,20}/u
const LEFT_AT_END = /(?<![\s,;:|&+•·/\p{Pd}])[\s,;:|&+•·/\p{Pd}]{1,20}$/u
const ENDS = /^\s{0,9}(?:$|[.!?)\]])/
const BEGINS = /(?:^|[([])\s{0,9}$/
const ARTICLE_BEFORE = /(?<![\p{L}\p{N}])(a)n?$/iu
/** Decided by sound: an hour, an 8-pack, but a one-piece and a unicorn. */
const VOWEL_AFTER = /^\s{0,9}(?:[ai]|e(?!u)|o(?!ne(?!\p{L}))|u(?!n[ai]|s[aei])|hour|honest|8|1[18](?!\d))/iu

/**
 * Removes claims from the texts, with any comma, `and` or dash left over. A sentence that says nothing else is removed
 * whole. A name that would become empty stays unchanged.
 */
export function withoutClaims<Texts extends ClaimingTexts>(texts: Texts): Texts {
  if (claimsIn(texts).length === 0) return texts
  const name = composed(texts.name)
  const description = composed(texts.description)
  const expression = claimsAgainst([name, description])
  const lines = description.split('\n').flatMap((line) => lineWithout(line, expression))
  return {
    ...texts,
    name: nameWithout(name, expression) || texts.name,
    description: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

function nameWithout(name: string, expression: RegExp): string {
  const cut = cutAll(name, expression)
  if (cut !== undefined) return cut
  return cutAll(name, expression, true) ?? ''
}

/** Returns an empty list when nothing remains of the line. */
function lineWithout(line: string, expression: RegExp): string[] {
  if (line.search(expression) < 0) return [line]
  const [, bullet = '', text = ''] = /^(•? ?)([\s\S]*)$/.exec(line) ?? []
  const sentences = text.split(/(?<=[.!?]) /)
  const remaining = sentences.map((sentence) => cutAll(sentence, expression) ?? '').filter(hasWords)
  return remaining.length > 0 ? [bullet + remaining.join(' ')] : []
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** Undefined when a sentence would end in the middle; `isForced` then also removes the words that lead to the claim. */
function cutAll(text: string, expression: RegExp, isForced = false): string | undefined {
  const claims = [...text.matchAll(expression)]
  if (claims.length === 0) return text
  if (claims.length > MOST_IN_A_SENTENCE) return isForced ? '' : undefined
  let left = text
  for (const { index, 0: claim } of claims.toReversed()) {
    const cut = joined(left.slice(0, index), left.slice(index + claim.length), isForced)
    if (cut === undefined) return undefined
    left = cut
  }
  left = left
    .replace(/ ?(?:\( ?\)|\[ ?\])/g, '')
    .replace(LEFT_AT_START, '')
    .replace(LEFT_AT_END, '')
  return /^[\p{Lu}\d]/u.test(text) ? left.charAt(0).toUpperCase() + left.slice(1) : left
}

/** Joins the texts on both sides of a claim; undefined when the result makes no sense without it. */
function joined(textBefore: string, textAfter: string, isForced: boolean): string | undefined {
  let before = cutTail(textBefore, ADVERBS_BEFORE)
  const after = textAfter.replace(COMPOUND_AFTER, '')
  if (!isForced && isLeftHanging(before, after)) return undefined
  while (isForced && CLAUSE_AFTER.test(near(after)) && LINK_BEFORE.test(tail(before)))
    before = cutTail(before, LINK_BEFORE)
  return spaced(...withoutJoints(before, after))
}

function isLeftHanging(before: string, after: string): boolean {
  const next = near(after)
  if (COMPARED_AFTER.test(next)) return true
  const beginning = tail(before)
  if (VERB_AFTER.test(next) && before.length < NEARBY && ONLY_ARTICLE.test(before)) return true
  if (SAID_BEFORE.test(beginning) && DOES_AFTER.test(next)) return true
  if (SAID_BEFORE_SWEDISH.test(beginning) && DOES_AFTER_SWEDISH.test(next)) return true
  if (!LINK_BEFORE.test(beginning) || JOINT_BEFORE.test(beginning)) return false
  return JOINT_AFTER.test(next) ? NEW_CLAUSE_AFTER.test(next) : CLAUSE_AFTER.test(next)
}

function withoutJoints(before: string, after: string): [before: string, after: string] {
  const next = near(after)
  if (JOINT_BEFORE.test(tail(before))) return [cutTail(before, JOINT_BEFORE), after]
  const followsDivider = DIVIDER_AFTER.test(next)
  if (DIVIDER_BEFORE.test(tail(before)) && (followsDivider || ENDS.test(next)))
    return [cutTail(before, DIVIDER_BEFORE), after]
  if (JOINT_AFTER.test(next)) return [before, after.replace(JOINT_AFTER, ' ')]
  if (followsDivider && BEGINS.test(tail(before))) return [before, after.replace(DIVIDER_AFTER, '')]
  return [before, after]
}

/** Puts one space between words, none before closing punctuation, and corrects `a` or `an` for the next word. */
function spaced(textBefore: string, textAfter: string): string {
  const after = textAfter.trimStart()
  const before = cutTail(textBefore, /\s{1,9}$/)
  if (before === '' || /^[.!?,;:)\]]/.test(after) || /[([]$/.test(tail(before))) return before + after
  const article = ARTICLE_BEFORE.exec(tail(before))
  if (!article) return `${before} ${after}`
  const start = before.slice(0, before.length - article[0].length)
  return `${start}${article[1]}${VOWEL_AFTER.test(near(after)) ? 'n' : ''} ${after}`
}

function tail(text: string): string {
  return text.slice(-NEARBY)
}

function near(text: string): string {
  return text.slice(0, NEARBY)
}

/** Cuts the match of `expression`, which must end with the text. Looks only at the text's tail, to avoid copying. */
function cutTail(text: string, expression: RegExp): string {
  const cut = expression.exec(tail(text))?.[0] ?? ''
  return text.slice(0, text.length - cut.length)
}
