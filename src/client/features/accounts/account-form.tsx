import type { ComponentProps, ReactNode } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import type { RefusedForm } from '#shared/refused-form.ts'

interface AccountFormProps {
  label?: string
  form: {
    form: ComponentProps<'form'>
    refused: RefusedForm | undefined
    isPending: boolean
  }
  button: { idle: string; busy: string; className?: string }
  children: ReactNode
}

export function AccountForm({ label, form, button, children }: AccountFormProps) {
  const { idle, busy, className = `${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}` } = button
  return (
    <form className={accountEntryCss.accountForm} aria-label={label} {...form.form}>
      <FormRefusal message={form.refused?.message} />
      {children}
      <button type="submit" className={className} disabled={form.isPending}>
        {form.isPending ? busy : idle}
      </button>
    </form>
  )
}
