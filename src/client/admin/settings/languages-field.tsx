import { SelectField } from '#client/admin/kit/field.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import type { UsedSetting } from '#client/admin/settings/setting-field.tsx'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#shared/messages/languages.ts'

/** A choice of one language or several; the first is the main one. */
export function LanguagesField({ given, defaultValue, ...field }: UsedSetting) {
  return (
    <SelectField
      label="Languages of the site"
      hint={
        given ??
        'The first is the main language. Pages in another begin with its code, as in /sv/products. Texts that you wrote stay in their language.'
      }
      {...field}
      defaultValue={defaultValue.replaceAll(' ', '')}
      disabled={given !== undefined}
    >
      <Options
        of={ordersOf(LANGUAGE_CODES).map((codes) => [
          codes.join(','),
          codes.map((code) => LANGUAGES[code]).join(', '),
        ])}
      />
    </SelectField>
  )
}

/** Returns each choice of at least one, in every order. */
function ordersOf(codes: Language[]): Language[][] {
  return codes.flatMap((code) => {
    const others = codes.filter((other) => other !== code)
    return [[code], ...ordersOf(others).map((order) => [code, ...order])]
  })
}
