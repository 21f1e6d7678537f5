import { auditLog } from '#server/db/schema/administration.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'
import { AUDIT_ACTIONS } from '#shared/inputs/audit.ts'

const AUDIT_LINES = 10_000
const DAYS = 90
const TARGETS = [
  'Barnvagn Cumulus – Dammrosa, stl 50/56',
  'All feeds',
  'A name of two hundred letters that goes on and on and says nothing of any use to anybody at all',
  '<script>alert(1)</script>',
  'عربة أطفال خفيفة',
  'asa.oberg@home.example',
  'tuckling-2026-01-15T03-00-00-000Z-before-clear.db',
] as const
const CHANGES = [
  {},
  { before: { price: 199, isEditorsPick: false }, after: { price: 149.5, isEditorsPick: true } },
  { before: { description: 'x'.repeat(300) }, after: { description: 'Ny text med åäö. '.repeat(25) } },
  { after: { name: 'Tultavik', schedule: '30 4 * * *', sent: 'place, credentials, options' } },
  { before: { role: 'user' }, after: { role: 'admin' } },
  { after: { added: 120, changed: 3, unchanged: 999 } },
] as const

/** Ten thousand lines of every kind, the last of them today. */
export function fillAudit(month: Month, actors: Somebody[]): void {
  const { db, chance } = month
  storeMany(
    month,
    AUDIT_LINES,
    (index) => {
      const actor = at(actors, chance.below(actors.length))
      return {
        at: daysAgo(month, DAYS * (1 - index / AUDIT_LINES)),
        actorId: actor.id,
        actorEmail: actor.email,
        action: at([...AUDIT_ACTIONS], index % AUDIT_ACTIONS.length),
        targetId: String(chance.below(10_000)),
        targetName: chance.pick(TARGETS),
        ...chance.pick(CHANGES),
      }
    },
    (rows) => db.insert(auditLog).values(rows).run(),
  )
}
