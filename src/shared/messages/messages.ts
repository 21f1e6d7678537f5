import * as en from '#shared/messages/en.ts'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'
import * as sv from '#shared/messages/sv.ts'

type Name = keyof typeof en

/** `name` for each `{name}` in the text. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The same names as in English, each with the same placeholders. */
type Translation<Texts> = {
  [Key in Name]: Key extends keyof Texts
    ? Texts[Key] extends string
      ? [Placeholder<Texts[Key]>, Placeholder<(typeof en)[Key]>] extends [
          Placeholder<(typeof en)[Key]>,
          Placeholder<Texts[Key]>,
        ]
        ? string
        : `has other placeholders than ${Key} in English`
      : never
    : string
}

const TEXTS: Record<Language, Record<Name, string>> = { en, sv: sv satisfies Translation<typeof sv> }

/**
 * Every text of the public site, in the language of the page. The built client has each text in place of its name
 * (`tooling/languages-plugin.ts`). Read it inside functions: a module loads before any request.
 */
export const m: typeof en = Object.create(
  null,
  Object.fromEntries(names().map((name) => [name, { get: () => TEXTS[currentLanguage()][name] }])),
)

function names(): Name[] {
  return Object.keys(en).filter((name): name is Name => Object.hasOwn(en, name))
}
