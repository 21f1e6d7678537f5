import { TRPCClientError } from '@trpc/client'
import { uploadPicture } from '#client/admin/kit/upload-picture.ts'
import { callError } from '#client/lib/call-error.ts'
import { splitCover } from '#shared/files/article-cover.ts'
import { decodeText } from '#shared/files/decode-text.ts'
import type { ArticleImport } from '#shared/inputs/articles.ts'

/** Includes the cover. */
const MAX_FILE_BYTES = 20_000_000

export interface ImportReport {
  imported: string[]
  refused: { name: string; reason: string }[]
}

type ImportOne = (article: ArticleImport) => Promise<unknown>

/** Imports files one after the other; a refused file does not stop the others. */
export async function importArticles(files: readonly File[], importOne: ImportOne): Promise<ImportReport> {
  const report: ImportReport = { imported: [], refused: [] }
  for (const file of files) {
    try {
      await importFile(file, importOne)
      report.imported.push(file.name)
    } catch (error) {
      report.refused.push({ name: file.name, reason: reasonOf(error, file.name) })
    }
  }
  return report
}

async function importFile(file: File, importOne: ImportOne) {
  if (file.size > MAX_FILE_BYTES) throw new Error('The file is too large for an article')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) throw new Error('We can’t read this file. Save it as UTF-8.')
  const { source, cover } = splitCover(text)
  await importOne({ name: file.name, source, cover: cover && (await uploadCover(cover)) })
}

/** Uploads a base64 picture; returns its name in this shop. */
async function uploadCover(cover: string): Promise<string> {
  const bytes = Uint8Array.from(atob(cover), (letter) => letter.charCodeAt(0))
  const { picture } = await uploadPicture('/api/admin/articles/covers', new File([bytes], 'cover.webp'))
  return picture
}

/** Drops the file name that the server puts in each line; the report names the file once. */
function reasonOf(error: unknown, name: string): string {
  const isOurs = error instanceof Error && !(error instanceof TRPCClientError)
  const message = isOurs ? error.message : callError(error).message
  return message.replaceAll(`${name}: `, '')
}
