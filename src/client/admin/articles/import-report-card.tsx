import { Button } from '@chakra-ui/react'
import type { ImportReport } from '#client/admin/articles/import-articles.ts'
import * as articlesCss from '#client/admin/articles/import-report.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'

/** Lists the imported files, and the problems of each of the others. */
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
                    <span key={line}>{line}</span>
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
