import { AccountCard } from '#client/features/accounts/account-card.tsx'
import { AccountForm } from '#client/features/accounts/account-form.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import type { SignInSearch } from '#shared/search-params/accounts.ts'

/** The only way into a demo: one click, without an account. */
export function DemoEntry({ search: { from } }: { search: SignInSearch }) {
  const begin = useSessionBegin(from)
  const form = useForm(trpc.accounts.visit.useMutation(), {
    action: `/login?${new URLSearchParams({ form: 'visit', ...(from && { from }) })}`,
    read: () => undefined,
    onDone: (begun) => begin(begun, 'Welcome to the demo'),
  })
  return (
    <AccountCard title="Try the demo" lead="See the whole shop and its admin area, and change what you like.">
      <AccountForm
        label="Visit the demo"
        form={form}
        button={{ idle: 'Look around as a visitor', busy: 'One moment...' }}
      >
        {null}
      </AccountForm>
    </AccountCard>
  )
}
