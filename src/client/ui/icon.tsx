import { icon as iconClass } from '#client/ui/icon.css.ts'

declare const isIcon: unique symbol

/** A class made by `lucide()`; no other text is accepted as an icon. */
export type IconClass = string & { readonly [isIcon]: true }

export function Icon({ icon }: { icon: IconClass }) {
  return <span className={`${iconClass} ${icon}`} aria-hidden="true" />
}
