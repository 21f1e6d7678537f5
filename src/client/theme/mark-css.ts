import { dataUri } from '#client/theme/icon-css.ts'
import { markClass } from '#client/ui/mark-class.ts'

/** The sample retailers' small marks as classes (`.mark-tumblewood`): five marks on a page are no five requests. */
export function markCss(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([path, svg]) => `.${markClass(path)}{background-image:url("${dataUri(svg)}")}`)
    .join('\n')
}
