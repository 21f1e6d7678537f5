import type { WrittenProduct } from './written-feed.ts'

/** Names and texts that promise the planet something, as retailers write them in two languages. */
const NAMES = [
  'Eco-friendly wooden rattle',
  'Miljövänlig badleksak',
  'The sustainable choice: muslin blanket, 3-pack',
  'Klimatneutral barnvagn Vind',
  'Carbon neutral stroller',
  'Ett hållbart val för ditt barns första år',
  'Biodegradable teething ring',
  'Nedbrytbara bitringar i naturgummi',
  'Bamboo bowl',
  'Ullfilt Ängsull',
  'Play mat',
  'Nattlampa Månsken',
]
const TEXTS = [
  'Soft, light and kind to the planet. Machine washable at 40 degrees.',
  'Mjuk, lätt och snäll mot naturen. Tvättas i 40 grader.',
  'Made of recycled bottles, with a low carbon footprint. For children from six months.',
  'Tillverkad av återvunna flaskor med hållbar produktion. Från sex månader.',
  'An environmentally friendly, sustainable, climate neutral, carbon negative, biodegradable and nature-friendly product, the green choice for a greener future.',
  'Miljövänlig, klimatsmart, klimatkompenserad och energieffektiv. Det gröna valet för en grönare framtid.',
]
/** These are looked at and left alone: a label proves them, or the words mean something else. */
const WITHOUT_CLAIM = [
  { title: 'Svanenmärkt miljövänlig badolja', text: 'Miljövänlig, och märkt med Svanen.' },
  { title: 'Green dress', text: 'Green as grass, and sturdy: it lasts.' },
]
const PRODUCTS = 60

/** About sixty with a claim, the longest of them in a name without an end. */
export const CLAIMING_PRODUCTS: WrittenProduct[] = [
  ...WITHOUT_CLAIM,
  {
    title: `Miljövänlig ${'klimatsmart och naturvänlig '.repeat(6)}skötväska`.slice(0, 200),
    text: TEXTS.join(' '),
  },
  ...Array.from({ length: PRODUCTS - 1 }, (_, index) => ({
    title: `${NAMES[index % NAMES.length]} ${index + 1}`,
    text: TEXTS[index % TEXTS.length] ?? '',
    shop: index % 4 === 0 ? 'Gröna Lundens Barnaffär & Återbruk i Östra Grevie' : 'Lövsjö',
  })),
]
