import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as articlesCss from '#client/admin/articles/articles.css.ts'
import { changedLines } from '#client/admin/articles/changed-lines.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { SelectField } from '#client/admin/kit/field.tsx'
import { ScrollRegion } from '#client/admin/kit/scroll-region.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'

interface VersionsCardProps {
  article: EditableArticle
  onRestored: (article: EditableArticle) => void
}

export function VersionsCard({ article: { id, version: current }, onRestored }: VersionsCardProps) {
  const versions = trpc.admin.articles.versions.useQuery({ id })
  const [chosen, setChosen] = useState<number>()
  const older = versions.data?.filter(({ version }) => version < current) ?? []
  const selected = older.find(({ version }) => version === chosen)
  return (
    <AdminCard title="Versions" lead="The last fifty saves are kept.">
      {older.length === 0 && <p>No earlier versions yet</p>}
      {older.length > 0 && (
        <div className={adminPageCss.stack}>
          <SelectField
            label="Compare with the saved article"
            value={selected ? String(selected.version) : ''}
            onChange={(event) => setChosen(Number(event.target.value) || undefined)}
          >
            <option value="">Choose a version</option>
            <Options
              of={older.map(({ version, savedBy }) => [
                version,
                savedBy ? `Version ${version}, by ${savedBy}` : `Version ${version}`,
              ])}
            />
          </SelectField>
          {selected && (
            <Comparison
              id={id}
              version={selected.version}
              savedAt={selected.savedAt}
              onRestored={onRestored}
            />
          )}
        </div>
      )}
    </AdminCard>
  )
}

interface ComparisonProps {
  id: number
  version: number
  savedAt: Date
  onRestored: (article: EditableArticle) => void
}

function Comparison({ id, version, savedAt, onRestored }: ComparisonProps) {
  const toasts = useAdminToasts()
  const files = trpc.admin.articles.version.useQuery({ id, version })
  const restore = trpc.admin.articles.restoreVersion.useMutation(
    toasts(`Version ${version} restored`, onRestored),
  )
  if (!files.data) return <p role="status">{files.error?.message ?? 'Loading the version...'}</p>
  const lines = changedLines(files.data.before, files.data.now)
  return (
    <>
      <p>
        Saved <Moment at={savedAt} />. Struck-through text was in that version; underlined text was added
        since.
      </p>
      <ScrollRegion className={articlesCss.changes} label="Differences">
        {lines.length === 0 && <span>No differences</span>}
        {lines.map(({ kind, text }, index) => {
          const Tag = TAGS[kind]
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
          return <Tag key={index}>{text || ' '}</Tag>
        })}
      </ScrollRegion>
      <div className={actionsCss.actions}>
        <Button disabled={restore.isPending} onClick={() => restore.mutate({ id, version })}>
          Restore this version
        </Button>
      </div>
    </>
  )
}

const TAGS = { removed: 'del', added: 'ins', between: 'span' } as const
