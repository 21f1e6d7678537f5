/** The built files that pages refer to by address. */
export interface Assets {
  entry: string
  styles: string[]
  /** Styles of what stands further down; linked at the end of the page. */
  deferredStyles: string[]
  fonts: string[]
  /** What a route needs beside the entry, by route id such as `/products/$product`. */
  routes: Record<string, { scripts: string[]; styles: string[] }>
}
