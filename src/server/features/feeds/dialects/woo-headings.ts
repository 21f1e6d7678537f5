import { headingKey } from '#server/features/feeds/mapping/field-names.ts'

/** WooCommerce's translated headings: Swedish, German, Norwegian and Danish, current and former. */
const TRANSLATIONS = {
  type: 'typ|varetype|produkttype|produkttyp',
  sku: 'artikelnummer|artikelnr|varenummer|varenr|produktnummer|produktnr',
  'gtin, upc, ean, or isbn': 'gtin, upc, ean eller isbn|gtin, upc, ean oder isbn|gtin, upc, ean, eller isbn',
  name: 'namn|navn|produktname|produktnamn|produktnavn',
  published: 'publicerad|veröffentlicht|publisert|udgivet|offentliggjort|publiceret',
  'short description': 'kort beskrivning|kurzbeschreibung|kort beskrivelse',
  description: 'beskrivning|beschreibung|beskrivelse',
  'date sale price starts':
    'datum när reapriset börjar|startdatum för reapris|datum, an dem angebotspreis beginnt|startdato for utsalgspris|startdato for salgspris|den dato hvor tilbudsprisen starter|startdato for tilbudspris',
  'date sale price ends':
    'datum när reapriset upphör|datum när reapriset slutar|slutdatum för reapris|datum, an dem angebotspreis endet|sluttdato for utsalgspris|sluttdato for salgspris|den dato hvor tilbudsprisen slutter|slutdato for tilbudspris',
  'in stock?': 'i lager|finns i lager|vorrätig|auf lager|på lager',
  'sale price': 'reapris|kampanjpris|angebotspreis|utsalgspris|salgspris|tilbudspris|udsalgspris',
  'regular price':
    'ordinarie pris|regulärer preis|normaler preis|ordinær pris|vanlig pris|normalpris|almindelig pris',
  categories: 'kategorier|kategorien',
  images: 'bilder|billeder',
  parent:
    'förälder|överordnad|överordnad produkt|übergeordnetes produkt|übergeordnet|forelder|overordnet|forældre',
  'external url': 'extern url|extern länk|externe url|ekstern url|ekstern url (webadresse)|ekstern lenke',
  brands: 'varumärken|marken|merker|merkevarer|varemærker|mærker',
}
const ATTRIBUTE = /^(?:attribute|attributt?|egenskap|egenskab|eigenschaft|merkmal) (\d{1,2}) (.{1,20})$/
const ATTRIBUTE_NAMES = new Set(['name', 'namn', 'navn'])
const ATTRIBUTE_VALUES = new Set(
  ['value(s)', 'värde(n)', 'wert(e)', 'verdi(er)', 'værdi(er)'].map(headingKey),
)

const CANONICAL = new Map(
  Object.entries(TRANSLATIONS).flatMap(([heading, translations]) =>
    [heading, ...translations.split('|')].map((name) => [headingKey(name), heading] as const),
  ),
)

export function wooHeading(heading: string): string {
  return CANONICAL.get(headingKey(heading)) ?? attributeHeading(heading) ?? heading
}

function attributeHeading(heading: string): string | undefined {
  const [, number, part] = ATTRIBUTE.exec(heading) ?? []
  const key = headingKey(part ?? '')
  if (ATTRIBUTE_NAMES.has(key)) return `attribute ${number} name`
  return ATTRIBUTE_VALUES.has(key) ? `attribute ${number} value(s)` : undefined
}
