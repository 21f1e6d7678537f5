import { Button, Table } from '@chakra-ui/react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import type { EditableProduct } from '#client/lib/trpc.ts'

type Fields = EditableProduct['product']

interface ProductConflictProps {
  mine: Fields
  theirs: Fields
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two administrators edited one product: both versions, and the choice. */
export function ProductConflict({ mine, theirs, onKeepMine, onTakeTheirs }: ProductConflictProps) {
  const other = new Map(Object.entries(theirs))
  const differing = Object.entries(mine).filter(([name, value]) => value !== other.get(name))
  return (
    <section className={adminCss.conflict} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading">This product was changed by someone else in the meantime</h2>
      <p>Nothing is lost: your changes are still in the form below, and theirs are saved.</p>
      <AdminTable label="Both versions" headings={<ColumnHeadings names={['Field', 'Yours', 'Stored']} />}>
        {differing.map(([name, value]) => (
          <Table.Row key={name}>
            <Table.Cell data-label="Field" className={tableCss.title}>
              {name}
            </Table.Cell>
            <Table.Cell data-label="Yours">{String(value ?? '–')}</Table.Cell>
            <Table.Cell data-label="Stored">{String(other.get(name) ?? '–')}</Table.Cell>
          </Table.Row>
        ))}
      </AdminTable>
      <div className={adminCss.actions}>
        <Button onClick={onKeepMine}>Overwrite with mine</Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
      </div>
    </section>
  )
}
