/** A link definition of Markdown: readers of other programs leave it out, and some show it. */
const BEFORE = '\n[cover]: <data:image/webp;base64,'
const AFTER = '>'

interface FileWithCover {
  source: string
  /** A WebP picture in base64. */
  cover: string
}

/** An article's file with its cover at the end. */
export function joinCover({ source, cover }: FileWithCover): string {
  return `${source}${BEFORE}${cover}${AFTER}\n`
}

/** The file without its cover, and the cover where it brings one. */
export function splitCover(file: string): Partial<FileWithCover> & { source: string } {
  const at = file.lastIndexOf(BEFORE)
  if (at === -1) return { source: file }
  const end = file.indexOf(AFTER, at + BEFORE.length)
  if (end === -1 || file.slice(end + 1).trim() !== '') return { source: file }
  return { source: file.slice(0, at), cover: file.slice(at + BEFORE.length, end) }
}
