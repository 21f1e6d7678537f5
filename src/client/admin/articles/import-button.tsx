import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { type ImportReport, importArticles } from '#client/admin/articles/import-articles.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

/** Adds the articles of Markdown files with front matter, in the format of the export. */
export function ImportButton({ onReport }: { onReport: (report: ImportReport) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  const { mutateAsync, isPending } = trpc.admin.articles.import.useMutation()

  async function addAll(files: File[]) {
    onReport(await importArticles(files, mutateAsync))
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
