import { useSite } from '#client/lib/site.ts'
import { FieldFrame } from '#client/ui/field.tsx'
import * as formCss from '#client/ui/form.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { LANGUAGES } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

interface EmailLanguageFieldProps {
  /** The stored code; the shop's main language without one, or when the shop no longer offers it. */
  stored: string | undefined
  error?: string | undefined
}

export function EmailLanguageField({ stored, error }: EmailLanguageFieldProps) {
  const { languages } = useSite()
  if (languages.length < 2) return null
  const chosen = languages.find((language) => language === stored) ?? languages[0]
  return (
    <FieldFrame label={m.emailLanguage} error={error}>
      {(state) => (
        <span className={formCss.fieldSelect}>
          <select key={chosen} name="language" defaultValue={chosen} {...state}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGES[language]}
              </option>
            ))}
          </select>
          <Icon icon={icons.chevronDown} />
        </span>
      )}
    </FieldFrame>
  )
}
