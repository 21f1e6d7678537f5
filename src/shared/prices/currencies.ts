import { bandsFrom, type PriceBand } from '#shared/prices/price-bands.ts'

/**
 * The end of a shop's first price band, by currency. It is about 20 US dollars in whole units, rounded to 1, 2 or 5
 * with zeros. Exchange rates move, so the table only gives each currency's order of magnitude.
 */
const FIRST_BAND_ENDS: Record<number, string> = {
  5: 'KWD',
  10: 'BHD JOD OMR',
  20: 'AUD BMD BND BSD CAD CHF EUR FKP GBP GIP KYD PAB SGD SHP USD',
  50: 'ANG AWG AZN BAM BBD BGN BYN BZD FJD GEL NZD TMT TND TOP WST XCD XCG',
  100: 'AED BOB BRL ILS LYD MYR PEN PGK PLN QAR RON SAR TTD',
  200: 'BWP CNY DKK ERN GHS GTQ HKD MAD MOP MVR NOK SBD SCR SEK TJS',
  500: 'CUP CZK HNL LSL MDL MXN NAD SLE SRD STN SZL THB TRY TWD ZAR ZMW',
  1000: 'AFN DOP EGP GMD MKD MRU MUR MZN NIO PHP UAH UYU',
  2000: 'ALL BDT BTN CVE DZD ETB HTG INR ISK JMD JPY KES KGS NPR RSD RUB VUV XPF',
  5000: 'DJF GYD LKR LRD PKR YER',
  10000: 'AMD CRC HUF KMF KZT SDG SOS XAF XOF',
  20000: 'AOA ARS CLP IQD KRW NGN RWF',
  50000: 'BIF CDF MMK MNT MWK TZS',
  100000: 'COP KHR MGA UGX',
  200000: 'GNF PYG UZS',
  500000: 'IDR LAK VND',
}

const FIRST_BAND_END_OF = new Map(
  Object.entries(FIRST_BAND_ENDS).flatMap(([end, codes]) =>
    codes.split(' ').map((code) => [code, Number(end)] as const),
  ),
)

export function isShopCurrency(code: string): boolean {
  return FIRST_BAND_END_OF.has(code)
}

export function priceBandsOf(currency: string): [PriceBand, ...PriceBand[]] {
  return bandsFrom(FIRST_BAND_END_OF.get(currency) ?? 200)
}
