import type { ReactNode } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'

interface AccountFormProps {
  label?: string
  form: Pick<UsedForm, 'form' | 'refused' | 'isPending'>
  idle: string
  busy: string
  buttonLook?: string
  children?: ReactNode
}

export function AccountForm({
  label,
  form,
  idle,
  busy,
  buttonLook = `${baseCss.solidButton} ${baseCss.btnLg}`,
  children,
}: AccountFormProps) {
  return (
    <form className={accountEntryCss.accountForm} aria-label={label} {...form.form}>
      <FormRefusal message={form.refused?.message} />
      {children}
      <button type="submit" className={buttonLook} disabled={form.isPending}>
        {form.isPending ? busy : idle}
      </button>
    </form>
  )
}
