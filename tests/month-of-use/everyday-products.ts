import type { WrittenProduct } from './written-feed.ts'

const BRANDS = ['Mumsa', 'Pampen', 'Lillemor & Co']
const SIZES = [
  { size: '1', weight: '2-5 kg', pieces: 24 },
  { size: '3', weight: '6-10 kg', pieces: 52 },
  { size: '4', weight: '9-14 kg', pieces: 144 },
  { size: '5', weight: '11-16 kg', pieces: 40 },
]
const nappies = BRANDS.flatMap((brand, maker) =>
  SIZES.map(({ size, weight, pieces }, index) => ({
    title: `${brand} Blöjor Strl ${size}, ${weight}, ${pieces}-pack`,
    group: 'Blöjor',
    price: (pieces * (1.09 + maker * 0.4 + index * 0.13)).toFixed(2),
    shop: brand,
  })),
)
const wipes = [
  { title: 'Mumsa våtservetter 64 st', price: '19.90' },
  { title: 'Baby wipes, 12 x 72 pcs', price: '249' },
  { title: 'Pampen våtservetter utan parfym, 15 x 60 st, storpack', price: '299', was: '449' },
].map((product) => ({ group: 'Våtservetter', shop: 'Mumsa', ...product }))
const formula = [
  { title: 'Mumsa Modersmjölksersättning 1, 800 g', price: '169.90' },
  { title: 'Mumsa Modersmjölksersättning 1, 4 x 800 g', price: '639' },
  { title: 'Infant formula 2', price: '24.90', content: '200 ml' },
  { title: 'Välling från 6 månader', price: '64.50', content: '0.725 kg' },
  { title: 'Fruktpuré päron & mango 90 g', price: '9.95', currency: 'EUR' },
  { title: 'Babyolja 200 ml', price: '0.10' },
  { title: 'Babyschampo 2 ml', price: '1000000' },
].map((product) => ({ group: 'Barnmat', shop: 'Mumsa', ...product }))
/** Products whose long names leave little room for the unit price. */
const overlong = [
  {
    title: `Ultramjuka blöjor för nyfödda med ${'uppsamlingskanal, '.repeat(7)}strl 4, 9-14 kg, 88-pack`,
    price: '189',
    was: '229',
  },
  {
    title: 'Engångsblöjförvaringspaketserbjudandeprenumerationsblöjor strl 2, 96-pack',
    price: '1299.50',
    currency: 'NOK',
    content: '96 ct',
  },
  { title: 'حفاضات أطفال 88 pcs', price: '149', content: '88 ct' },
  { title: 'Blöjor 52-pack, 48 st', price: '99', text: 'Its name contradicts itself, so nothing is said.' },
].map((product) => ({ group: 'Blöjor', shop: 'Pampen', ...product }))

/** Consumables that are bought again, so that their price is shown per piece, kilogram or liter. */
export const EVERYDAY_PRODUCTS: WrittenProduct[] = [...nappies, ...wipes, ...formula, ...overlong]
