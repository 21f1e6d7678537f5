import { useState } from 'react'
import { Field, PasswordField, SelectField } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { ScheduleField } from '#client/admin/kit/schedule-field.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { type NetworkAccount, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { API_NETWORKS, NETWORK_NAMES } from '#shared/earnings/transaction.ts'

interface NetworkAccountDialogProps {
  account: NetworkAccount | undefined
  onClose: () => void
}

const EVERY_NIGHT = '0 4 * * *'
const TOKEN_HINT =
  'Stored encrypted and never shown again. For Tradedoubler: client ID, client secret, user name, and password, with a colon between them.'

export function NetworkAccountDialog({ account, onClose }: NetworkAccountDialogProps) {
  const [schedule, setSchedule] = useState(account ? account.schedule : EVERY_NIGHT)
  const { form, field, isPending } = useAccountForm(account, schedule, onClose)
  return (
    <FormDialog
      title={account ? `Edit ${NETWORK_NAMES[account.network]} ${account.account}` : 'Add network account'}
      form={form}
      action={account ? 'Save' : 'Add account'}
      isBlocked={isPending}
      onClose={onClose}
    >
      {!account && (
        <SelectField label="Network" required {...field('network')}>
          <Options of={API_NETWORKS.map((network) => [network, NETWORK_NAMES[network]])} />
        </SelectField>
      )}
      <Field
        label="Account ID"
        hint="For Awin: the publisher ID. Elsewhere any name for this account."
        required
        {...field('account')}
        defaultValue={account?.account}
      />
      <PasswordField
        label="Token"
        hint={account?.hasToken ? `A token is set. Leave this empty to keep it. ${TOKEN_HINT}` : TOKEN_HINT}
        autoComplete="new-password"
        {...field('token')}
      />
      <ScheduleField value={schedule} error={field('schedule').error} onChange={setSchedule} />
    </FormDialog>
  )
}

function useAccountForm(account: NetworkAccount | undefined, schedule: string | null, onClose: () => void) {
  const toasts = useAdminToasts()
  const add = trpc.admin.earnings.accounts.create.useMutation()
  const edit = trpc.admin.earnings.accounts.update.useMutation()
  const save = async ({ network, ...reading }: ReturnType<typeof accountIn>) =>
    account ? edit.mutateAsync({ id: account.id, ...reading }) : add.mutateAsync({ network, ...reading })
  return useForm(
    { mutateAsync: save, isPending: add.isPending || edit.isPending },
    {
      read: (typed) => accountIn(typed, schedule),
      onDone: toasts(account ? 'Account saved' : 'Account added', onClose).onSuccess,
    },
  )
}

function accountIn({ text, optional }: FormReader, schedule: string | null) {
  return {
    network: API_NETWORKS.find((name) => name === text('network')) ?? API_NETWORKS[0],
    account: text('account'),
    token: optional('token') ?? undefined,
    schedule,
  }
}
