import { NameField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { EmailLanguageField } from '#client/features/site/email-language-field.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** In a shop of several languages, it has the language of emails as well. */
export function NameForm({ name }: { name: string }) {
  const { accounts } = trpc.useUtils()
  const { languages } = useSite()
  const isOnlyName = languages.length === 1
  const { data: email } = trpc.accounts.emailState.useQuery()
  const form = useForm(trpc.profile.rename.useMutation(), {
    action: '/account?form=name',
    read: ({ text }) => ({ name: text('name'), ...(!isOnlyName && { language: text('language') }) }),
    onDone: (user) => {
      accounts.session.setData(undefined, user)
      void accounts.emailState.invalidate()
      return showToast({ type: 'success', title: isOnlyName ? m.nameChanged : m.changesSaved })
    },
  })
  const field = form.field('name')
  const language = form.field('language')
  return (
    <AccountForm
      form={form}
      button={{
        idle: isOnlyName ? m.saveName : m.save,
        busy: m.saving,
        className: `${baseCss.btn} ${baseCss.btnSolid}`,
      }}
    >
      <NameField {...field} defaultValue={field.defaultValue ?? name} />
      <EmailLanguageField stored={language.defaultValue ?? email?.language} error={language.error} />
    </AccountForm>
  )
}
