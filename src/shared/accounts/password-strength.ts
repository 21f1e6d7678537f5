interface Surroundings {
  email: string
  siteName: string
}

/** Shorter parts prove nothing: many passwords contain them by chance. */
const SHORTEST_TELLING = 4
const POOLS: [RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
]
const WORDS = [
  { bits: 45, strength: 'weak' },
  { bits: 60, strength: 'fair' },
  { bits: 80, strength: 'good' },
] as const

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** Names the personal detail that the password contains; undefined when there is none. */
export function tellingPart(
  password: string,
  { email, siteName }: Surroundings,
): 'email' | 'site' | undefined {
  const [localPart = ''] = email.split('@')
  if (contains(password, localPart)) return 'email'
  return contains(password, siteName) ? 'site' : undefined
}

/** Makes a rough guess while the password is typed: repetitions and sequences (aaaa, 1234) count for nothing. */
export function passwordStrength(password: string): PasswordStrength {
  const letters = Array.from(password)
  const surprising = letters.filter((letter, index) => !followsFrom(letters[index - 1], letter)).length
  const pool = POOLS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1)
  const bits = Math.min(surprising, new Set(letters).size * 2) * Math.log2(pool)
  return WORDS.find((word) => bits < word.bits)?.strength ?? 'strong'
}

function contains(password: string, text: string): boolean {
  const [whole, part] = [lettersOf(password), lettersOf(text)]
  return part.length >= SHORTEST_TELLING && whole.includes(part)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function followsFrom(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false
  return Math.abs((before.codePointAt(0) ?? 0) - (letter.codePointAt(0) ?? 0)) <= 1
}
