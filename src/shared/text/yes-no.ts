import { foldText } from '#shared/text/text-folding.ts'

const YES = words(
  '1 x y j t yes true on ja sant sann sand sandt wahr vrai oui tosi kylla waar vero si verdadero ✓ ✔',
)
const NO = words(
  '0 n f no false off nej nei nein falskt falsk falsch usann usant faux non epatosi ei onwaar nee falso',
)

/** Reads a boolean as written by programs and spreadsheets, including `SANT` and `FALSCH`; undefined for other text. */
export function readYesNo(text: string | undefined): boolean | undefined {
  const word = foldText(text?.trim() ?? '')
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

function words(list: string): Set<string> {
  return new Set(list.split(' '))
}
