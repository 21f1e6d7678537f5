import { Button, Field as ChakraField, Input, InputGroup, Textarea } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Select } from '#client/admin/kit/select.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import type { FieldProps } from '#client/ui/field.tsx'
import { usePasswordVisibility } from '#client/ui/use-password-visibility.ts'
import { useUnreadable } from '#client/ui/use-unreadable.ts'

type Props<Control> = FieldProps & Omit<Control, keyof FieldProps>

interface FieldFrameProps extends FieldProps {
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

/** Separates the frame's own properties from those of the control in it. */
function parts<Control>(props: Props<Control>) {
  const { label, error, hint, required, missing, ...control } = props
  return {
    frame: { label, error, hint, required: required ?? false },
    control: { 'data-missing': missing, ...control },
  }
}

export function Field(props: Props<ComponentProps<typeof Input>>) {
  const { frame, control } = parts(props)
  return (
    <FieldFrame {...frame}>
      <Input autoComplete="off" {...control} />
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

export function TextField(props: Props<ComponentProps<typeof Textarea>>) {
  const { frame, control } = parts(props)
  return (
    <FieldFrame {...frame}>
      <Textarea {...control} />
    </FieldFrame>
  )
}

export function SelectField(props: Props<ComponentProps<typeof Select>>) {
  const { frame, control } = parts(props)
  return (
    <FieldFrame {...frame}>
      <Select {...control} />
    </FieldFrame>
  )
}

export function PasswordField(props: Props<ComponentProps<typeof Input>>) {
  const { isVisible, toggle, input, type } = usePasswordVisibility()
  const { frame, control } = parts(props)
  return (
    <FieldFrame {...frame}>
      <InputGroup
        endElement={
          <Button type="button" size="xs" variant="ghost" onClick={toggle}>
            {isVisible ? 'Hide' : 'Show'}
            <span className={baseCss.visuallyHidden}> {frame.label.toLowerCase()}</span>
          </Button>
        }
        endElementProps={{ px: 1 }}
      >
        <Input {...control} ref={input} type={type} />
      </InputGroup>
    </FieldFrame>
  )
}
