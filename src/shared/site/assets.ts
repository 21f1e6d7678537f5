export interface Assets {
  entry: string
  styles: string[]
  /** Styles for content further down; linked at the end of the page. */
  deferredStyles: string[]
  fonts: string[]
  /** Files that a route needs beside the entry, by route id such as `/products/$product`. */
  routes: Record<string, { scripts: string[]; styles: string[] }>
}
