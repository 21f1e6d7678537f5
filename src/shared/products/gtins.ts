const LENGTHS = [8, 12, 13, 14]
/** GS1 leaves these to companies for internal numbers, in 13 digits and in 8. */
const RESTRICTED = /^(?:0{5}[02]\d{7}|(?:02|04|2\d)\d{11})$/

/** A 14-digit case number differs from its item's number but has the item's prefix. */
export function isRestrictedGtin(gtin: string): boolean {
  return RESTRICTED.test(gtin.padStart(14, '0').slice(1))
}

/** Returns one number in all its lengths: the longer ones add leading zeros. */
export function spellingsOfGtin(gtin: string): string[] {
  const digits = gtin.replace(/^0+/, '')
  return LENGTHS.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))
}
