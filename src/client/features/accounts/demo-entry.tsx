import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { m } from '#shared/messages/messages.ts'
import type { SignInSearch } from '#shared/search-params/accounts.ts'

/** The only way into a demo: one click, without an account. */
export function DemoEntry({ search: { from } }: { search: SignInSearch }) {
  const begin = useSessionBegin(from)
  const form = useForm(trpc.accounts.visit.useMutation(), {
    action: `/login?${new URLSearchParams({ form: 'visit', ...(from && { from }) })}`,
    read: () => undefined,
    onDone: (begun) => begin(begun, m.demoWelcome),
  })
  return (
    <AccountCard title={m.demoTry} lead={m.demoTryLead}>
      <AccountForm label={m.demoVisit} form={form} button={{ idle: m.demoLookAround, busy: m.demoOneMoment }}>
        {null}
      </AccountForm>
    </AccountCard>
  )
}
