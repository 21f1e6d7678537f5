/** `/images/partners/tumblewood-mark.svg` -> `mark-tumblewood`, a class of the static style sheet. */
export function markClass(path: string): string | undefined {
  const name = /\/images\/partners\/([\w-]+)-mark\.svg$/.exec(path)?.[1]
  return name && `mark-${name}`
}
