import type { WrittenProduct } from './written-feed.ts'

const LONG_WORD = 'Barnvagnsregnskyddsförvaringsväskeupphängningsanordning'
const SENTENCE = 'A sentence that goes on about cotton, care and comfort for longer than anybody reads. '

/** Everything that a shop window finds hard to show, as one feed delivers it. */
const AWKWARD: WrittenProduct[] = [
  {
    title: `${LONG_WORD} ${LONG_WORD} ${LONG_WORD}`.slice(0, 200),
    page: 'https://www.barnvagnsregnskyddsforvaringsvaskeupphangningsanordning.example/p/1',
  },
  {
    title: 'x'.repeat(200),
    text: 'y'.repeat(5_000),
    page: `https://long-path.example/${'abcdefghij/'.repeat(80)}`,
  },
  { title: 'A name of two hundred letters, '.repeat(6).trim(), text: SENTENCE.repeat(50) },
  { title: 'Filt “Ängsull” åäö ÅÄÖ — 70×100 cm' },
  { title: '👶🏽🍼🧸 Nappset 3‑pack 🎉👨‍👩‍👧‍👦', text: '✓ Mjuk ✓ Tvättbar 💚💚💚' },
  { title: '"Quoted" ‘name’ with \'every\' kind of "quote"' },
  {
    title: '&lt;script&gt;alert(1)&lt;/script&gt; Rattle',
    text: '&lt;img src=x onerror=alert(1)&gt; harmless',
  },
  { title: '1 < 2 && 3 > 2: the counting blocks' },
  {
    title: 'عربة أطفال خفيفة قابلة للطي',
    text: 'عربة خفيفة الوزن سهلة الطي للسفر.',
    page: 'https://متجر-الأطفال.example/عربة',
  },
  { title: 'עגלת תינוק Lite 3-in-1 (2026)' },
  { title: '折りたたみベビーカー 軽量 ネイビー', price: '24800', currency: 'JPY' },
  { title: 'Коляска прогулочная «Бриз»' },
  { title: 'Z̷a̷l̷g̷o̷ ć̈͛̀o̊͐ḿ̈b̂͝i̎͠n̈́̚i̋͝n̎̚g̃̈' },
  { title: 'A' },
  { title: '42' },
  { title: 'Without a price', price: '' },
  { title: 'Without a picture', picture: '' },
  { title: 'Without a category', group: '' },
  {
    title: 'Without price, picture, category, text or shop',
    price: '',
    picture: '',
    group: '',
    text: '',
    shop: '',
  },
  { title: 'Out of stock at full price', stock: 'out of stock' },
  { title: 'Out of stock and on sale', stock: 'out of stock', price: '199', was: '399' },
  { title: 'The cheapest thing there is', price: '0.01' },
  { title: 'The dearest thing that a feed may have', price: '1000000' },
  { title: 'Almost free on sale', price: '1', was: '99999' },
  { title: 'Priced in euros', price: '49.90', was: '69.90', currency: 'EUR' },
  { title: 'Priced in Norwegian kroner', price: '1 299,00', currency: 'NOK' },
  { title: 'Priced in Danish kroner', price: '1.299,00', currency: 'DKK' },
  { title: 'Priced in pounds', price: '19.99', currency: 'GBP' },
  { title: 'Priced in dollars', price: '1,299.00', currency: 'USD' },
  { title: 'Priced in Kuwaiti dinars, which have three decimals', price: '12.345', currency: 'KWD' },
  {
    title: 'From a shop with a long name',
    shop: 'The Very Old & Honourable Company of Pram Makers and Daughters AB',
  },
  { title: 'From a shop with a name in Arabic', shop: 'متجر الأطفال السعيد' },
  { title: 'From a shop that looks like markup', shop: '&lt;b&gt;Bold&lt;/b&gt; Babies' },
  { title: 'With a picture that is not there', picture: 'https://img.gone.example/404.jpg' },
  {
    title: 'With an address as long as tracking links get',
    url: `https://track.example/c?${'p=abcdefghij&'.repeat(90)}`,
  },
]

/** Rows that a feed of a real shop also has, and that cannot be sold. */
const UNUSABLE: WrittenProduct[] = [
  { title: 'With a link that is none', url: 'javascript:alert(1)' },
  { title: 'With a negative price', price: '-5' },
  { title: 'With a price that is a word', price: 'on request' },
  { title: '' },
  { title: 'In a currency that nobody has', currency: 'ZZZ' },
]

export const AWKWARD_PRODUCTS = [...AWKWARD, ...UNUSABLE]
