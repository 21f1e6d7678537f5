import { SCOPE_HINTS, SCOPE_LABELS } from '#client/admin/api-keys/key-texts.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { CheckboxGroup } from '#client/admin/kit/checkbox-group.tsx'
import { Field, NumberField, SelectField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
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

export function NewApiKey({ onCreated, onClose }: { onCreated: (key: string) => void; onClose: () => void }) {
  const { onSuccess } = useAdminToasts()('API key created', onClose)
  const { form, field, isPending } = useForm(trpc.admin.apiKeys.create.useMutation(), {
    read: ({ text, number, all }) => ({
      name: text('name'),
      scopes: API_KEY_SCOPES.filter((scope) => all('scopes').includes(scope)),
      days: number('days'),
      callsPerMinute: number('callsPerMinute') ?? DEFAULT_CALLS_PER_MINUTE,
    }),
    onDone: (created) => {
      onCreated(created.key)
      return onSuccess(created)
    },
  })
  return (
    <FormDialog title="New API key" form={form} action="Create key" isBlocked={isPending} onClose={onClose}>
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
    </FormDialog>
  )
}
