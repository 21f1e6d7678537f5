import { icon as iconClass } from '#client/ui/icon.css.ts'

declare const isIcon: unique symbol

/** A class that `lucide()` made: no other text is an icon. */
export type IconClass = string & { readonly [isIcon]: true }

/** A decorative Lucide icon in the size and colour of the text. */
export function Icon({ icon }: { icon: IconClass }) {
  return <span className={`${iconClass} ${icon}`} aria-hidden="true" />
}
