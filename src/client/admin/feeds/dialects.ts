const DIALECTS = new Map(
  Object.entries({
    'google-xml': 'Google Merchant XML',
    'google-tsv': 'Google Merchant TSV',
    'awin-csv': 'Awin CSV',
    'awin-jsonl': 'Awin JSON Lines',
    'adtraction-xml': 'Adtraction XML',
    'adtraction-csv': 'Adtraction CSV',
    'tradedoubler-json': 'Tradedoubler JSON',
    'cj-xml': 'CJ XML',
    'rakuten-txt': 'Rakuten text',
    'woo-csv': 'WooCommerce CSV',
    'shopify-csv': 'Shopify CSV',
    'tuckling-csv': 'Tuckling catalog CSV',
    'tuckling-json': 'Tuckling catalog JSON',
    'generic-csv': 'Other CSV',
    'generic-xml': 'Other XML',
    'generic-json': 'Other JSON',
  }),
)

export const DIALECT_CHOICES = [...DIALECTS]

export function dialectLabel(name: string | null): string {
  return name === null ? 'Not read yet' : (DIALECTS.get(name) ?? name)
}
