import { Button } from '@chakra-ui/react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import * as editConflictCss from '#client/admin/kit/edit-conflict.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'

interface EditConflictProps {
  noun: string
  mine: object
  theirs: object
  keepMine: () => unknown
  takeTheirs: () => unknown
}

export function EditConflict({ noun, mine, theirs, keepMine, takeTheirs }: EditConflictProps) {
  const other = new Map<string, unknown>(Object.entries(theirs))
  const differing = Object.entries(mine)
    .map(([id, value]) => ({ id, yours: displayText(value), stored: displayText(other.get(id)) }))
    .filter(({ yours, stored }) => yours !== stored)
  return (
    <section className={editConflictCss.conflict} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" className={adminCardCss.title}>
        This {noun} was changed by someone else in the meantime
      </h2>
      <p>Nothing is lost: your changes are still in the form below, and theirs are saved.</p>
      <AdminTable
        label="Both versions"
        rows={differing}
        columns={[
          { name: 'Field', className: tableCss.title, cell: ({ id }) => id },
          { name: 'Yours', cell: ({ yours }) => yours },
          { name: 'Saved', cell: ({ stored }) => stored },
        ]}
      />
      <div className={actionsCss.actions}>
        <Button onClick={() => void keepMine()}>Overwrite with mine</Button>
        <Button variant="outline" onClick={() => void takeTheirs()}>
          Use the saved version
        </Button>
      </div>
    </section>
  )
}

function displayText(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '–')
}
