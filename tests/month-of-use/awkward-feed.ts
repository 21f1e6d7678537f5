import { type Chance, chanceOf } from '#server/demo/month/chance.ts'
import { AWKWARD_PRODUCTS } from './awkward-products.ts'
import type { WrittenProduct } from './written-feed.ts'

const SEED = 5_000
const ONE_WORD = 'Babyvaktsförvaringsväskeupphängningsanordning'

const NAMES = [
  'Blomsterblad Car Seat ÄNGS-40i, i-Size 40–105 cm, 360° ISOFIX, support leg, sun canopy & newborn insert (graphite melange)',
  'STROLLER-BAG-XXL/2026_V4.1-REV-B.BLACK',
  ONE_WORD,
  `${ONE_WORD}${ONE_WORD}${ONE_WORD}`,
  'Bodysuit',
  'SOVPÅSE MED BEN – TOG 2.5 – EKOLOGISK BOMULL – BÄST I TEST!!!',
  'كرسي سيارة للأطفال قابل للتحويل مع قاعدة',
  'שמיכת תינוק רכה במיוחד 100×70',
  'ベビーカー用レインカバー 透明 ワンタッチ取り付け',
  '🧸 Gosedjur 🐻‍❄️ Isbjörn ❄️❄️❄️ 35 cm',
  '👩🏽‍🍼🍼',
  'Nappflaska &amp; napp 2-pack &quot;Anti-kolik&quot; &ndash; 240&nbsp;ml',
  'Детская кроватка-трансформер «Северное сияние» 120×60',
  'p/n 7318840098231',
] as const

const LIST = Array.from(
  { length: 40 },
  (_, index) => `<li>Part ${index + 1} of <b>forty</b>, washable at 60&deg;</li>`,
).join('')
const TEXTS = [
  '',
  'Short.',
  'GÖR DET ENKELT!!! '.repeat(60),
  `<h2>Why you will love it</h2><p>Soft &amp; light.<br>Folds in one move.</p><ul>${LIST}</ul><script>alert(1)</script><p style="color:red">Last word</p>`,
  '<table><tr><th>Weight</th><td>7.4 kg</td></tr><tr><th>Size</th><td>60 × 44 × 98 cm</td></tr></table>',
  `https://www.example.com/manuals/${'very-long-path-without-an-end/'.repeat(12)}manual.pdf`,
  'قماش ناعم وقابل للغسل. مناسب من الولادة حتى أربع سنوات.',
  'One sentence after another about how it is made. '.repeat(90),
  '• 100 % cotton\n• Tumble dry\n• Made in Portugal\n\nCare: 40°C\r\n\r\n\r\n\r\nSizes run small.',
] as const

const PRICES = ['', '0.01', '9.90', '249', '1299.50', '24999', '749999.99', '1000000'] as const
const CURRENCIES = ['SEK', 'SEK', 'SEK', 'EUR', 'NOK', 'JPY', 'KWD'] as const
const SHOPS = [
  'Änglabarn & Söner',
  'The Very Old & Honourable Company of Pram Makers and Daughters AB',
  'متجر الأطفال السعيد',
  'K',
  'barnvagnsregnskyddsforvaringsvaskeupphangning.se',
  '',
] as const
const GROUPS = [
  'Leksaker',
  'Kläder',
  'Barnvagnar & bilstolar > Bilstolar > i-Size',
  'Nursery',
  'Feeding',
  '',
] as const

const RAIN_SUITS = 190
const COLORS = [
  'Havtornsorange',
  'Midnight navy melange',
  'Sand',
  'Mörkgrå',
  'כחול',
  'Ljusblå/vit randig',
] as const

/** The feed of a retailer that never tidies up, always the same: `count` rows, among them one thing in 190 sizes and colors. */
export function awkwardFeed(count: number): WrittenProduct[] {
  const chance = chanceOf(SEED)
  const untidy = count - AWKWARD_PRODUCTS.length - RAIN_SUITS
  return [
    ...AWKWARD_PRODUCTS,
    ...Array.from({ length: RAIN_SUITS }, (_, index) => rainSuit(index)),
    ...Array.from({ length: untidy }, (_, index) => untidyProduct(index, chance)),
  ]
}

function rainSuit(index: number): WrittenProduct {
  const color = COLORS[index % COLORS.length] ?? ''
  const size = String(44 + 2 * Math.floor(index / COLORS.length))
  return {
    title: `Regnställ Skogsmullevädersbeständig ${color} ${size}`,
    page: `https://variants.example/p/${index}`,
    item: 'RAIN-SUIT',
    size,
    color,
    price: String(399 + index),
    stock: index % 3 ? 'in stock' : 'out of stock',
  }
}

function untidyProduct(index: number, chance: Chance): WrittenProduct {
  const price = chance.pick(PRICES)
  const isReduced = price && chance.happens(0.2)
  return {
    title: `${chance.pick(NAMES)} ${index}`,
    text: chance.pick(TEXTS),
    price,
    was: isReduced ? String(Math.ceil(Number(price) * 1.4)) : '',
    currency: chance.pick(CURRENCIES),
    shop: chance.pick(SHOPS),
    group: chance.pick(GROUPS),
    picture: chance.happens(0.2) ? '' : `https://img.untidy.example/${index}.jpg`,
    stock: chance.happens(0.15) ? 'out of stock' : 'in stock',
    brand: chance.pick(['', 'Blomsterblad of Scandinavia', 'اسم']),
  }
}
