import { useState } from 'react'
import { EmailField } from '#client/features/accounts/account-fields.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Changes the account's address once the new one has been confirmed. */
export function EmailForm({ isRequested }: { isRequested: boolean }) {
  const { sendsMail } = useSite()
  const utils = trpc.useUtils()
  const [isSent, setSent] = useState(isRequested)
  const form = useForm(trpc.accounts.changeEmail.useMutation(), {
    action: '/account?form=email',
    read: ({ text }) => ({ email: text('email') }),
    onDone: async ({ isChanged }) => {
      if (!isChanged) return setSent(true)
      await Promise.all([utils.accounts.session.invalidate(), utils.accounts.emailState.invalidate()])
    },
  })
  if (isSent) return <p role="status">{m.changeEmailSent}</p>
  return (
    <details className={accountPageCss.changeEmail} open={form.refused !== undefined}>
      <summary className={accountPageCss.changeEmailUnfold}>{m.changeMyEmail}</summary>
      <p className={baseCss.muted}>
        {sendsMail && `${m.changeEmailNotice} `}
        {m.changeEmailKeeps}
      </p>
      <AccountForm
        label={m.changeMyEmail}
        form={form}
        button={{
          idle: m.changeAddress,
          busy: m.saving,
          className: `${baseCss.btn} ${baseCss.btnSolid}`,
        }}
      >
        <EmailField {...form.field('email')} label={m.newEmail} autoComplete="email" />
      </AccountForm>
    </details>
  )
}
