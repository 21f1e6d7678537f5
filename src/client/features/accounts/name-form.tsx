import type { SubmitEvent } from 'react'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toast.ts'
import { PERSON_NAME_MAX_LENGTH } from '#shared/account-limits.ts'

export function NameForm({ name }: { name: string }) {
  const { session } = trpc.useUtils().accounts
  const rename = trpc.profile.rename.useMutation({
    onSuccess: (user) => {
      session.setData(undefined, user)
      showToast({ type: 'success', title: 'Your name has been changed.' })
    },
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate({ name: String(new FormData(event.currentTarget).get('name')) })
  }
  return (
    <form className="account-form" method="post" onSubmit={submit}>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={PERSON_NAME_MAX_LENGTH}
        defaultValue={name}
        error={callError(rename.error).fields.name}
      />
      <button type="submit" className="btn btn-solid" disabled={rename.isPending}>
        {rename.isPending ? 'Saving...' : 'Save name'}
      </button>
    </form>
  )
}
