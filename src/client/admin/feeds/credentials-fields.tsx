import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, PasswordField } from '#client/admin/kit/field.tsx'

export function CredentialsFields({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [needsCredentials, setNeedsCredentials] = useState(Boolean(draft.credentials))
  const given = draft.credentials ?? { user: '', password: '' }
  const set = (part: Partial<typeof given>) => {
    const next = { ...given, ...part }
    const isEmpty = !next.user && !next.password
    change({ ...draft, credentials: isEmpty ? undefined : next, detection: undefined })
  }
  if (!needsCredentials) {
    const isStored = draft.hasCredentials && draft.credentials !== null
    return (
      <div className={feedWizardCss.credentialsNote}>
        <p>
          {isStored ? 'User name and password are stored encrypted.' : 'No user name or password is stored.'}
        </p>
        <Button variant="outline" size="sm" onClick={() => setNeedsCredentials(true)}>
          {isStored ? 'Replace' : 'Add user name and password'}
        </Button>
        {isStored && (
          <Button variant="outline" size="sm" onClick={() => change({ ...draft, credentials: null })}>
            Remove
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={adminFormCss.formRow}>
      <Field label="User name" value={given.user} onChange={(event) => set({ user: event.target.value })} />
      <PasswordField
        label="Password"
        hint="Stored encrypted and never shown again"
        autoComplete="new-password"
        value={given.password}
        onChange={(event) => set({ password: event.target.value })}
      />
    </div>
  )
}
