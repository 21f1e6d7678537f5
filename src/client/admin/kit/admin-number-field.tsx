import { Input } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { useUnreadable } from '#client/ui/use-unreadable.ts'

interface AdminNumberFieldProps extends ComponentProps<typeof Input> {
  label: string
  error?: string | undefined
  hint?: ReactNode
}

/** A number with its unit's hint; text that is no number is named beside it instead of counting as empty. */
export function AdminNumberField({ label, error, hint, ...input }: AdminNumberFieldProps) {
  const { unreadable, watch } = useUnreadable()
  return (
    <AdminField label={label} error={unreadable ?? error} hint={hint}>
      <Input type="number" min={0} step="any" inputMode="decimal" {...input} {...watch} />
    </AdminField>
  )
}
