import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import * as articlesCss from '#client/admin/articles/articles.css.ts'
import { type ImportReport, importArticles } from '#client/admin/articles/import-articles.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
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

export function ImportReportCard({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const { imported, refused } = report
  return (
    <div role="status" className={articlesCss.report}>
      <AdminCard title="Import" lead={importedText(imported.length)}>
        {refused.length > 0 && (
          <>
            <p>Not imported. Fix these files and import them again:</p>
            <ul className={articlesCss.refused}>
              {refused.map(({ name, reason }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  {reason.split('\n').map((line) => (
                    <span key={line} className={articlesCss.reason}>
                      {line}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
        <Button size="sm" variant="outline" onClick={onClose}>
          Close
        </Button>
      </AdminCard>
    </div>
  )
}

function importedText(count: number): string {
  if (count === 0) return 'No article was imported.'
  return count === 1 ? '1 article was imported.' : `${count} articles were imported.`
}
