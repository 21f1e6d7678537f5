import { foldText } from '#shared/text/text-folding.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

/** Words of sentences about stock, folded, in English, Swedish, German, Norwegian and Danish. */
const WORDS = {
  /** n: negates the following words. */
  n: 'no false falskt falsch falsk usann faux not isnt arent never none nothing cannot cant without nej inte ej icke ingen inga inget utan nei ikke ingen nein nicht kein keine keinen nie ohne uden uten',
  /** y: cancels the negation. */
  y: 'only just endast bara nur bare kun',
  /** m: not yet. */
  m: 'almost nearly until before if when ta tar nastan nara tills innan nesten naer naesten indtil fast beinahe bis bevor',
  /** s: announces the future. */
  s: 'soon expected snart vantas beraknas bald demnachst erwartet ventes forventes forventet',
  /** k: comes. */
  k: 'coming kommer kommt',
  /** o: unavailable. */
  o: 'out notify bevaka unavailable discontinued obsolete gone oos eol outofstock soldout notavailable notinstock nostock slut slutt slutsald slutsalt utsald utsalt utgatt utgangen otillganglig otillgangligt slutilager ejilager finnsejilager tillfalligtslut utsolgt udsolgt udgaet utgaatt tomt utilgjengelig utilgaengelig ikkepalager tomtpalager ikkelager ausverkauft vergriffen ausgelistet leer nichtvorratig nichtverfugbar nichtauflager nichtlieferbar',
  /** a: available. */
  a: 'stock available availability instock deliverable orderable lager lagret webblager webblagret fjarrlager nettlager netlager lagersaldo lagerbestand bestand saldo tillganglig tillgangligt leverbar kvar sortiment sortimentet vorratig vorraetig verfugbar verfuegbar lieferbar bestellbar erhaltlich erhaeltlich tilgjengelig tilgaengelig left remaining igjen tilbage',
  /** d: an action that needs availability. */
  d: 'delivered ordered bought buy order purchase levereras bestallas bestalla kopas kopa geliefert bestellt leveres bestilles bestille kjopes kjope kobes kobe',
}
const PARTS = new Map(
  Object.entries(WORDS).flatMap(([part, words]) => words.split(' ').map((word) => [word, part])),
)
const CLAUSE_END = /[!?()|/]|[.,;](?=\s|$)|\s[-–—]\s/
const NOUGHT = /^-?0+(?:[.,]0+)?$/
const LONGEST = 300

const MOST_ANSWERS = 1_000
/** Caches answers: a feed repeats the same few texts. */
const answers = new Map<string, boolean>()

/** True if the product can be bought; unknown words mean yes. */
export function parseAvailability(text = ''): boolean {
  const sentence = text.trim().slice(0, LONGEST)
  const cached = answers.get(sentence)
  if (cached !== undefined) return cached
  if (answers.size === MOST_ANSWERS) answers.clear()
  const answer = saysBuyable(sentence)
  answers.set(sentence, answer)
  return answer
}

function saysBuyable(sentence: string): boolean {
  if (NOUGHT.test(sentence) || readYesNo(sentence) === false) return false
  const folded = foldText(sentence.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/['’]/g, ''))
  return (
    !/^n+$/.test(partsOf(folded)) &&
    !folded.split(CLAUSE_END).some((clause) => saysUnavailable(partsOf(clause)))
  )
}

/** Turns each word into a letter: `nicht mehr lieferbar` is `nwa`. */
function partsOf(clause: string): string {
  const words = clause.match(/[a-z]+|\d[\d.,]*/g) ?? []
  return words.map((word) => (/^0(?:[.,]0*)?$/.test(word) ? 'n' : (PARTS.get(word) ?? 'w'))).join('')
}

function saysUnavailable(parts: string): boolean {
  const plain = parts.replace(/ny/g, 'w').replaceAll('y', 'w')
  if (/^w{0,2}a[wa]{0,2}n$/.test(plain)) return true
  const rest = plain.replace(/[nms][wmk]{0,2}o|o[wa]{0,2}[ns]$/g, 'w')
  return /o|n[wm]{0,3}[ad]|s[wm]{0,2}a|aw{0,2}s|kw{0,2}s/.test(rest)
}
