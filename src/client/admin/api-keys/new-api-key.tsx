import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { SCOPE_HINTS, SCOPE_LABELS } from '#client/admin/api-keys/scope-labels.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { CheckboxGroup } from '#client/admin/kit/checkbox-group.tsx'
import { Field, NumberField, SelectField } from '#client/admin/kit/field.tsx'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import {
  API_KEY_LIFETIMES_DAYS,
  API_KEY_SCOPES,
  DEFAULT_API_KEY_DAYS,
  DEFAULT_CALLS_PER_MINUTE,
  MAX_CALLS_PER_MINUTE,
} from '#shared/accounts/api-key-scopes.ts'

export function NewApiKey() {
  const [secret, setSecret] = useState<string>()
  const { onSuccess } = useAdminToasts()('API key created')
  const { form, field, isPending } = useForm(trpc.admin.apiKeys.create.useMutation(), {
    read: ({ text, number, all }) => ({
      name: text('name'),
      scopes: API_KEY_SCOPES.filter((scope) => all('scopes').includes(scope)),
      days: number('days'),
      callsPerMinute: number('callsPerMinute') ?? DEFAULT_CALLS_PER_MINUTE,
    }),
    onDone: (created, element) => {
      setSecret(created.key)
      element.reset()
      return onSuccess(created)
    },
  })
  return (
    <AdminCard title="New key">
      <form className={adminFormCss.form} aria-label="New API key" {...form}>
        <div className={adminFormCss.formRow}>
          <Field label="Name" hint="What the key is for" required {...field('name')} />
          <SelectField label="Valid for" {...field('days')} defaultValue={DEFAULT_API_KEY_DAYS}>
            <Options
              of={API_KEY_LIFETIMES_DAYS.map((days) => [
                days,
                days === DEFAULT_API_KEY_DAYS ? '1 year' : `${days} days`,
              ])}
            />
            <option value="">Never expires</option>
          </SelectField>
          <NumberField
            label="Calls per minute"
            hint="Calls above this limit are refused (429)"
            {...field('callsPerMinute')}
            step={1}
            min={1}
            max={MAX_CALLS_PER_MINUTE}
            defaultValue={DEFAULT_CALLS_PER_MINUTE}
          />
        </div>
        <CheckboxGroup
          legend="Permissions"
          name="scopes"
          choices={API_KEY_SCOPES.map((value) => ({
            value,
            label: SCOPE_LABELS[value],
            hint: SCOPE_HINTS[value],
          }))}
          chosen={['read']}
          error={field('scopes').error}
        />
        <Button type="submit" disabled={isPending}>
          Create key
        </Button>
      </form>
      {secret && <OneTimeSecret secret={secret}>Copy it now:</OneTimeSecret>}
    </AdminCard>
  )
}
