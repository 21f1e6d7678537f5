import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { SettingsForm } from '#client/admin/settings/settings-form.tsx'
import { trpc } from '#client/lib/trpc.ts'

const LEAD =
  'What this shop is called, how it looks and how people reach you. Changes show at once, on every page and in every email. An empty field goes back to its default.'

export function SettingsPage() {
  const { data: settings } = trpc.admin.settings.list.useQuery()
  return (
    <AdminPage title="Settings" lead={LEAD}>
      <div className={adminPageCss.stack}>{settings && <SettingsForm settings={settings} />}</div>
    </AdminPage>
  )
}
