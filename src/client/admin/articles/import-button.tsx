import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { uploadPicture } from '#client/admin/kit/upload-picture.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'
import { splitCover } from '#shared/files/article-cover.ts'
import { decodeText } from '#shared/files/decode-text.ts'

/** With its cover. */
const MAX_FILE_BYTES = 20_000_000

/** Adds the articles of Markdown files with front matter, as Export writes them. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  const { mutateAsync, isPending } = trpc.admin.articles.import.useMutation()

  async function addAll(files: File[]) {
    try {
      for (const file of files) {
        if (file.size > MAX_FILE_BYTES) throw new Error(`${file.name} is too large for an article`)
        const text = decodeText(new Uint8Array(await file.arrayBuffer()))
        if (text === undefined) throw new Error(`We can’t read ${file.name}. Save it as UTF-8`)
        const { source, cover } = splitCover(text)
        await mutateAsync({ name: file.name, source, cover: cover && (await uploadCover(cover)) })
      }
      const title = files.length === 1 ? '1 article imported' : `${files.length} articles imported`
      showToast({ type: 'success', title })
    } catch (error) {
      const title = error instanceof Error ? error.message : callError(error).message
      showToast({ type: 'error', title })
    }
    await refresh()
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".md,text/markdown"
        multiple
        hidden
        aria-label="Markdown files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) void addAll(files)
        }}
      />
      <Button variant="outline" disabled={isPending} onClick={() => input.current?.click()}>
        <Icon icon={adminIcons.upload} /> {isPending ? 'Importing...' : 'Import'}
      </Button>
    </>
  )
}

/** A picture in base64; returns the name that it has in this shop. */
async function uploadCover(cover: string): Promise<string> {
  const bytes = Uint8Array.from(atob(cover), (letter) => letter.charCodeAt(0))
  const { picture } = await uploadPicture('/api/admin/articles/covers', new File([bytes], 'cover.webp'))
  return picture
}
