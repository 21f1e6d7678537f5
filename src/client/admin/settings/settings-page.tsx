import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { SettingsForm } from '#client/admin/settings/settings-form.tsx'
import { trpc } from '#client/lib/trpc.ts'

const LEAD =
  'The shop’s name, look, and contact details. Changes go live at once, on every page and in every email. An empty field returns to its default.'

export function SettingsPage() {
  const { data: settings } = trpc.admin.settings.list.useQuery()
  return (
    <AdminPage title="Settings" lead={LEAD}>
      <div className={adminPageCss.stack}>{settings && <SettingsForm settings={settings} />}</div>
    </AdminPage>
  )
}
