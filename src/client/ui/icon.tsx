/** A decorative Lucide icon in the size and colour of the text; names in theme/icon-css.ts. */
export function Icon({ name }: { name: string }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
