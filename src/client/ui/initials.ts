export function initials(name: string, most = 2): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = words.slice(0, most).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase() || [...name.trim()][0] || '?'
}
