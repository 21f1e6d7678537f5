import { GOOGLE_COLUMNS, GOOGLE_ITEMS, recognizeGoogle } from '#server/features/feeds/dialects/google-xml.ts'
import { xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'

/** CJ's feed: Google's elements, plus its own for the retailer. */
export const cjXml = xmlDialect({
  name: 'cj-xml',
  items: GOOGLE_ITEMS,
  columns: { ...GOOGLE_COLUMNS, advertiserName: ['program_name'] },
  recognize: (head) =>
    head.includes('<program_name>')
      ? recognizeGoogle(head, 'cj-xml')
      : { isMatch: false, nearness: 0, lacks: 'cj-xml needs program_name' },
})
