import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from '#client/ui/field.tsx'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { useShownPassword } from '#client/ui/use-shown-password.ts'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'defaultValue'>

/** A password, with a button to read what was typed. */
export function PasswordField({ label, error, hint, missing, ...props }: PasswordFieldProps) {
  const { isShown, toggle, input, type } = useShownPassword()
  const isReady = useIsReady()
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(state) => (
        <span className="field-password">
          <input
            {...props}
            ref={input}
            type={type}
            data-missing={missing}
            spellCheck={false}
            autoCapitalize="off"
            {...state}
          />
          {isReady && (
            <button type="button" aria-controls={state.id} onClick={toggle}>
              {isShown ? 'Hide' : 'Show'}
              <span className="visually-hidden"> {label.toLowerCase()}</span>
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}
