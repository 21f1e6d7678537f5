const LETTER_SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/** Sorts letters from small to large, then numbers by their first one, months before years; no size comes last. */
export function bySize(a: string | null, b: string | null): number {
  const [one, other] = [rankOf(a), rankOf(b)]
  return one.kind - other.kind || one.value - other.value || (a ?? '').localeCompare(b ?? '', 'en')
}

function rankOf(size: string | null): { kind: number; value: number } {
  const text = size?.toLowerCase() ?? ''
  const letter = LETTER_SIZES.indexOf(text)
  if (letter >= 0) return { kind: 0, value: letter }
  const number = /\d+(?:[.,]\d+)?/.exec(text)?.[0]
  if (number === undefined) return { kind: text ? 3 : 4, value: 0 }
  return { kind: /år|year|yr/.test(text) ? 2 : 1, value: Number(number.replace(',', '.')) }
}
