import type { ComponentProps, ReactNode } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import type { RefusedForm } from '#shared/refused-form.ts'

interface AccountFormProps {
  label?: string
  /** Of `useForm`. */
  form: {
    form: ComponentProps<'form'>
    refused: RefusedForm | undefined
    isPending: boolean
  }
  button: { idle: string; busy: string; className?: string }
  children: ReactNode
}

/** A form about an account: its fields, and the button that says when it is under way. */
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
