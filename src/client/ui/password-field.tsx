import type { ComponentProps } from 'react'
import * as baseCss from '#client/ui/base.css.ts'
import { FieldFrame, type FieldProps } from '#client/ui/field.tsx'
import * as formCss from '#client/ui/form.css.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { usePasswordVisibility } from '#client/ui/use-password-visibility.ts'
import { m } from '#shared/messages/messages.ts'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'defaultValue'>

export function PasswordField({ label, error, hint, missing, ...props }: PasswordFieldProps) {
  const { isVisible, toggle, input, type } = usePasswordVisibility()
  const isReady = useIsReady()
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(state) => (
        <span className={formCss.fieldPassword}>
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
              {isVisible ? m.hideTyped : m.showTyped}
              <span className={baseCss.visuallyHidden}> {label.toLowerCase()}</span>
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}
