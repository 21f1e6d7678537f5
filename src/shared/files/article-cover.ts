/** A Markdown link definition: most other programs ignore it, though some show it. */
const BEFORE = '\n[cover]: <data:image/webp;base64,'
const AFTER = '>'

interface FileWithCover {
  source: string
  cover: string
}

export function joinCover({ source, cover }: FileWithCover): string {
  return `${source}${BEFORE}${cover}${AFTER}\n`
}

export function splitCover(file: string): Partial<FileWithCover> & { source: string } {
  const at = file.lastIndexOf(BEFORE)
  if (at === -1) return { source: file }
  const end = file.indexOf(AFTER, at + BEFORE.length)
  if (end === -1 || file.slice(end + 1).trim() !== '') return { source: file }
  return { source: file.slice(0, at), cover: file.slice(at + BEFORE.length, end) }
}
