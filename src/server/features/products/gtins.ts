const LENGTHS = [8, 12, 13, 14]
/** GS1 leaves them to each company for numbers within its own walls: in 13 digits, and in 8. */
const RESTRICTED = /^(?:0{5}[02]\d{7}|(?:02|04|2\d)\d{11})$/

/** A case of 14 digits that is not a single item has a number of its own, and its item's prefix. */
export function isRestrictedGtin(gtin: string): boolean {
  return RESTRICTED.test(gtin.padStart(14, '0').slice(1))
}

/** One number in all its lengths: a shorter one is the longer one without the zeros before it. */
export function spellingsOfGtin(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '')
  return LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))
}
