const COLUMNS = [
  'id',
  'title',
  'text',
  'url',
  'page',
  'picture',
  'price',
  'was',
  'currency',
  'shop',
  'group',
  'stock',
  'content',
  'brand',
  'item',
  'size',
  'color',
] as const

/** A row of a feed that is written by hand; what it leaves out is made up. */
export type WrittenProduct = Partial<Record<Exclude<(typeof COLUMNS)[number], 'id'>, string>>

/** A CSV that no network speaks: its columns have to be named by the administrator. */
export function writtenFeed(prefix: string, products: WrittenProduct[]): string {
  const host = `${prefix.toLowerCase()}.example`
  const lines = products.map((product, index) => {
    const row = { ...madeUp(host, index), id: `${prefix}-${index}`, ...product }
    return COLUMNS.map((column) => quoted(row[column] ?? '')).join(',')
  })
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`
}

export const WRITTEN_MAPPING = {
  externalId: ['id'],
  name: ['title'],
  description: ['text'],
  link: ['url'],
  retailerLink: ['page'],
  imageUrl: ['picture'],
  price: ['price'],
  listPrice: ['was'],
  currency: ['currency'],
  advertiserName: ['shop'],
  category: ['group'],
  availability: ['stock'],
  unitMeasure: ['content'],
  brand: ['brand'],
  itemGroupId: ['item'],
  size: ['size'],
  color: ['color'],
}

function madeUp(host: string, index: number) {
  return {
    text: `What can be said of number ${index}.`,
    url: `https://${host}/p/${index}`,
    page: '',
    picture: `https://img.${host}/${index}.jpg`,
    price: String(99 + index * 10),
    was: '',
    currency: 'SEK',
    shop: 'Änglabarn & Söner',
    group: 'Leksaker',
    stock: 'in stock',
    content: '',
    brand: '',
    item: '',
    size: '',
    color: '',
  }
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
