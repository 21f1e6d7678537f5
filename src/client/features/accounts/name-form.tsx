import { NameField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

export function NameForm({ name }: { name: string }) {
  const { session } = trpc.useUtils().accounts
  const form = useForm(trpc.profile.rename.useMutation(), {
    action: '/account?form=name',
    read: ({ text }) => ({ name: text('name') }),
    onDone: (user) => {
      session.setData(undefined, user)
      return showToast({ type: 'success', title: m.nameChanged })
    },
  })
  const field = form.field('name')
  return (
    <AccountForm
      form={form}
      button={{ idle: m.saveName, busy: m.saving, className: `${baseCss.btn} ${baseCss.btnSolid}` }}
    >
      <NameField {...field} defaultValue={field.defaultValue ?? name} />
    </AccountForm>
  )
}
