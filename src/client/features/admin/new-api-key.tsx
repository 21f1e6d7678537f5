import { Button, Input, NativeSelect } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { AdminField } from '#client/features/admin/admin-field.tsx'
import { numberOf, textOf } from '#client/features/admin/form-values.ts'
import { SCOPE_LABELS } from '#client/features/admin/scope-labels.ts'
import { useAdminToasts } from '#client/features/admin/use-admin-toasts.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { API_KEY_LIFETIMES_DAYS, API_KEY_SCOPES } from '#shared/api-key-scopes.ts'

/** The secret is in the answer alone: it is shown until the page is left, and never again. */
export function NewApiKey() {
  const [secret, setSecret] = useState<string>()
  const toasts = useAdminToasts()
  const create = trpc.admin.apiKeys.create.useMutation(toasts('API key created'))
  const { fields } = callError(create.error)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const scope = API_KEY_SCOPES.find((known) => known === form.get('scope')) ?? 'read'
    const wanted = { name: textOf(form, 'name') ?? '', scope, days: numberOf(form, 'days') }
    const created = await create.mutateAsync(wanted).catch(() => undefined)
    if (!created) return
    setSecret(created.key)
    element.reset()
  }
  return (
    <AdminCard title="New key">
      <form className="admin-form" aria-label="New API key" onSubmit={submit} noValidate>
        <div className="admin-form-row">
          <AdminField label="Name" error={fields.name} hint="What it is for" required>
            <Input name="name" autoComplete="off" />
          </AdminField>
          <AdminField label="May" error={fields.scope}>
            <NativeSelect.Root>
              <NativeSelect.Field name="scope">
                {API_KEY_SCOPES.map((scope) => (
                  <option key={scope} value={scope}>
                    {SCOPE_LABELS[scope]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </AdminField>
          <AdminField label="Valid for" error={fields.days}>
            <NativeSelect.Root>
              <NativeSelect.Field name="days" defaultValue="90">
                {API_KEY_LIFETIMES_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {days} days
                  </option>
                ))}
                <option value="">No end</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </AdminField>
        </div>
        <Button type="submit" disabled={create.isPending}>
          Create key
        </Button>
      </form>
      {secret && (
        <div className="admin-secret" role="status">
          <p>Copy it now: this is the only time that it is shown.</p>
          <code>{secret}</code>
          <Button size="sm" variant="outline" onClick={() => navigator.clipboard.writeText(secret)}>
            Copy
          </Button>
        </div>
      )}
    </AdminCard>
  )
}
