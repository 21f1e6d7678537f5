import { Button, Input, NativeSelect } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import { SCOPE_HINTS, SCOPE_LABELS } from '#client/admin/api-keys/scope-labels.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { AdminNumberField } from '#client/admin/kit/admin-number-field.tsx'
import { CheckboxGroup } from '#client/admin/kit/checkbox-group.tsx'
import { numberOf, textOf } from '#client/admin/kit/form-values.ts'
import { ShownOnce } from '#client/admin/kit/shown-once.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { hasUnreadableNumbers } from '#client/ui/use-unreadable.ts'
import {
  API_KEY_LIFETIMES_DAYS,
  API_KEY_SCOPES,
  DEFAULT_CALLS_PER_MINUTE,
  MAX_CALLS_PER_MINUTE,
} from '#shared/api-key-scopes.ts'

export function NewApiKey() {
  const [secret, setSecret] = useState<string>()
  const toasts = useAdminToasts()
  const create = trpc.admin.apiKeys.create.useMutation(toasts('API key created'))
  const { fields } = callError(create.error)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (hasUnreadableNumbers(element)) return
    const form = new FormData(element)
    const checked = form.getAll('scopes')
    const created = await create
      .mutateAsync({
        name: textOf(form, 'name') ?? '',
        scopes: API_KEY_SCOPES.filter((scope) => checked.includes(scope)),
        days: numberOf(form, 'days'),
        callsPerMinute: numberOf(form, 'callsPerMinute') ?? DEFAULT_CALLS_PER_MINUTE,
      })
      .catch(() => undefined)
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
          <AdminNumberField
            label="Calls a minute"
            error={fields.callsPerMinute}
            hint="More are refused with 429"
            name="callsPerMinute"
            step={1}
            min={1}
            max={MAX_CALLS_PER_MINUTE}
            defaultValue={DEFAULT_CALLS_PER_MINUTE}
          />
        </div>
        <CheckboxGroup
          legend="May"
          name="scopes"
          choices={API_KEY_SCOPES.map((value) => ({
            value,
            label: SCOPE_LABELS[value],
            hint: SCOPE_HINTS[value],
          }))}
          chosen={['read']}
          error={fields.scopes}
        />
        <Button type="submit" disabled={create.isPending}>
          Create key
        </Button>
      </form>
      {secret && <ShownOnce secret={secret}>Copy it now:</ShownOnce>}
    </AdminCard>
  )
}
