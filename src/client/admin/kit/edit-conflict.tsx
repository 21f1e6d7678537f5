import { Button, Table } from '@chakra-ui/react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import * as editConflictCss from '#client/admin/kit/edit-conflict.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'

interface EditConflictProps {
  /** What both edited, such as `product`. */
  noun: string
  mine: object
  theirs: object
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two administrators edited one thing: both versions, and the choice. */
export function EditConflict({ noun, mine, theirs, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const other = new Map<string, unknown>(Object.entries(theirs))
  const differing = Object.entries(mine).filter(([name, value]) => shown(value) !== shown(other.get(name)))
  return (
    <section className={editConflictCss.conflict} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading">This {noun} was changed by someone else in the meantime</h2>
      <p>Nothing is lost: your changes are still in the form below, and theirs are saved.</p>
      <AdminTable label="Both versions" headings={<ColumnHeadings names={['Field', 'Yours', 'Stored']} />}>
        {differing.map(([name, value]) => (
          <Table.Row key={name}>
            <Table.Cell data-label="Field" className={tableCss.title}>
              {name}
            </Table.Cell>
            <Table.Cell data-label="Yours">{shown(value)}</Table.Cell>
            <Table.Cell data-label="Stored">{shown(other.get(name))}</Table.Cell>
          </Table.Row>
        ))}
      </AdminTable>
      <div className={actionsCss.actions}>
        <Button onClick={onKeepMine}>Overwrite with mine</Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
      </div>
    </section>
  )
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '–')
}
