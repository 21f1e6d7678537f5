import { Button, Field as ChakraField, Input, InputGroup, Textarea } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Select } from '#client/admin/kit/select.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import type { FieldProps } from '#client/ui/field.tsx'
import { usePasswordVisibility } from '#client/ui/use-password-visibility.ts'
import { useUnreadable } from '#client/ui/use-unreadable.ts'

interface FieldFrameProps extends Omit<FieldProps, 'missing'> {
  children: ReactNode
}

/** A labeled control with its hint and error, both read out with it. */
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

/** A number field; text that is not a number is an error instead of counting as empty. */
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

export function SelectField(props: Props<ComponentProps<typeof Select>>) {
  const { label, error, hint, required, missing, ...select } = props
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      <Select data-missing={missing} {...select} />
    </FieldFrame>
  )
}

/** A password field with a button to reveal the text. */
export function PasswordField({
  label,
  error,
  hint,
  required,
  missing,
  ...input
}: Props<ComponentProps<typeof Input>>) {
  const { isVisible, toggle, input: ref, type } = usePasswordVisibility()
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      <InputGroup
        endElement={
          <Button type="button" size="xs" variant="ghost" onClick={toggle}>
            {isVisible ? 'Hide' : 'Show'}
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
