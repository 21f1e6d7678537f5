const OUT_OF_STOCK = new Set([
  '0',
  'no',
  'n',
  'false',
  'out',
  'outofstock',
  'soldout',
  'unavailable',
  'notavailable',
  'notinstock',
  'nostock',
  'discontinued',
  'nej',
  'slut',
  'slutilager',
  'slutsåld',
  'slutsald',
  'ejilager',
  'finnsejilager',
  'utgått',
  'tillfälligtslut',
  'nei',
  'utsolgt',
  'ikkepålager',
  'tomtpålager',
  'udsolgt',
  'ikkepålager',
  'ikkelager',
  'udgået',
  'nein',
  'ausverkauft',
  'nichtvorrätig',
  'nichtverfügbar',
  'nichtauflager',
  'nichtlieferbar',
])

/** Whether the product can be bought; an unknown word means yes. */
export function parseAvailability(text: string | undefined): boolean {
  const last = text?.trim().split('/').at(-1) ?? ''
  const word = last.toLowerCase().replace(/[\s_.-]+/g, '')
  return !OUT_OF_STOCK.has(word) && !/^-?0+$/.test(word)
}
