import { Button, Field as ChakraField, Input, InputGroup, Textarea } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Select } from '#client/admin/kit/select.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import type { FieldProps } from '#client/ui/field.tsx'
import { useShownPassword } from '#client/ui/use-shown-password.ts'
import { useUnreadable } from '#client/ui/use-unreadable.ts'

interface FieldFrameProps extends Omit<FieldProps, 'missing'> {
  children: ReactNode
}

/** A labelled control with its hint and its error beside it, both read out with it. */
function FieldFrame({ label, error, hint, required = false, children }: FieldFrameProps) {
  return (
    <ChakraField.Root invalid={error !== undefined} required={required}>
      <ChakraField.Label>
        {label}
        {required && <ChakraField.RequiredIndicator />}
      </ChakraField.Label>
      {children}
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {error && <ChakraField.ErrorText>{error}</ChakraField.ErrorText>}
    </ChakraField.Root>
  )
}

type Props<Control> = FieldProps & Omit<Control, keyof FieldProps>

export function Field({
  label,
  error,
  hint,
  required,
  missing,
  ...input
}: Props<ComponentProps<typeof Input>>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      <Input autoComplete="off" data-missing={missing} {...input} />
    </FieldFrame>
  )
}

/** A number with its unit's hint; text that is no number is named beside it instead of counting as empty. */
export function NumberField({ error, ...input }: Props<ComponentProps<typeof Input>>) {
  const { unreadable, watch } = useUnreadable()
  return (
    <Field
      type="number"
      min={0}
      step="any"
      inputMode="decimal"
      {...input}
      {...watch}
      error={unreadable ?? error}
    />
  )
}

export function TextField({
  label,
  error,
  hint,
  required,
  missing,
  ...area
}: Props<ComponentProps<typeof Textarea>>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      <Textarea data-missing={missing} {...area} />
    </FieldFrame>
  )
}

/** One of a few. */
export function SelectField(props: Props<ComponentProps<typeof Select>>) {
  const { label, error, hint, required, missing, ...select } = props
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      <Select data-missing={missing} {...select} />
    </FieldFrame>
  )
}

/** A password, with a button to read what was typed. */
export function PasswordField({
  label,
  error,
  hint,
  required,
  missing,
  ...input
}: Props<ComponentProps<typeof Input>>) {
  const { isShown, toggle, input: ref, type } = useShownPassword()
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      <InputGroup
        endElement={
          <Button type="button" size="xs" variant="ghost" onClick={toggle}>
            {isShown ? 'Hide' : 'Show'}
            <span className={baseCss.visuallyHidden}> {label.toLowerCase()}</span>
          </Button>
        }
        endElementProps={{ px: 1 }}
      >
        <Input {...input} ref={ref} type={type} data-missing={missing} />
      </InputGroup>
    </FieldFrame>
  )
}
