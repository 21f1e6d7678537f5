const GTIN = /^(?:\d{8}|\d{12,14})$/

/** Returns a GTIN of 8, 12, 13 or 14 digits with a valid check digit, leading zeros included; otherwise null. */
export function parseGtin(text: string | undefined): string | null {
  const digits = text?.trim() ?? ''
  if (!GTIN.test(digits) || /^0+$/.test(digits)) return null
  return checkSum(digits) % 10 === 0 ? digits : null
}

/** Counted from the check digit, every second digit weighs three. */
function checkSum(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const weight = (digits.length - i) % 2 === 0 ? 3 : 1
    sum += Number(digits[i]) * weight
  }
  return sum
}
