export interface MadeFeed {
  /** Lines or items in the file. */
  records: number
  /** What an importer should accept of them. */
  products: number
  bytes: number
}

export function makeFeed(options: {
  dialect: string
  rows: number
  seed: string | number
  out: string
  mutate?: Partial<Record<'price' | 'gone' | 'new' | 'stock' | 'text', number>>
  day?: number
  market?: string
  delimiter?: string
  truth?: string
  date?: string
}): Promise<MadeFeed>
