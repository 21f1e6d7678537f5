/** A thing that the shop sells: what it is called in names, and what parents type who want it. */
interface Kind {
  names: string[]
  searches: string[]
  /** Kinds that are the next best answer. */
  near?: string[]
}

/** Graded by hand: a parent who types a search of a kind wants that kind, would accept what is near, and nothing else. */
const KINDS: Record<string, Kind> = {
  pushchair: {
    names: ['sittvagn', 'pushchair', 'stroller', 'sulky', 'buggy'],
    searches: [
      'stroller',
      'strollers',
      'pushchair',
      'buggy',
      'buggies',
      'sulky',
      'sittvagn',
      'sittvagnar',
      'umbrella stroller',
    ],
    near: ['pram'],
  },
  pram: {
    names: ['barnvagn', 'pram'],
    searches: ['pram', 'prams', 'barnvagn', 'barnvagnar', 'baby carriage', 'vagn'],
    near: ['pushchair'],
  },
  cot: {
    names: ['spjalsang', 'cot', 'crib'],
    searches: ['crib', 'cot', 'cots', 'spjälsäng', 'spjalsang', 'baby bed', 'babysäng'],
    near: ['bedside crib'],
  },
  'bedside crib': {
    names: ['bedside crib', 'bassinet'],
    searches: ['bedside crib', 'bassinet', 'co-sleeper'],
    near: ['cot'],
  },
  'cot mattress': {
    names: ['cot mattress', 'madrass till spjalsang'],
    searches: ['cot mattress', 'crib mattress', 'spjälsängsmadrass', 'madrass'],
  },
  nappies: {
    names: ['blojor', 'nappies'],
    searches: ['diaper', 'diapers', 'nappy', 'nappies', 'blöja', 'blöjor', 'blojor'],
  },
  soother: {
    names: ['napp', 'soother'],
    searches: ['pacifier', 'pacifiers', 'dummy', 'dummies', 'soother', 'napp', 'nappar', 'binky'],
  },
  'soother clip': {
    names: ['napphallare', 'soother clip'],
    searches: ['pacifier clip', 'dummy clip', 'soother clip', 'napphållare', 'nappband'],
  },
  'car seat': {
    names: ['bilbarnstol', 'car seat'],
    searches: ['car seat', 'carseat', 'car seats', 'bilbarnstol', 'bilbarnstolar', 'bilstol', 'child seat'],
    near: ['infant carrier'],
  },
  'infant carrier': {
    names: ['babyskydd', 'infant carrier'],
    searches: ['babyskydd', 'infant carrier', 'infant car seat'],
    near: ['car seat'],
  },
  bottle: {
    names: ['nappflaska', 'baby bottle', 'anti-colic bottle starter set'],
    searches: ['baby bottle', 'bottle', 'bottles', 'nappflaska', 'nappflaskor', 'feeding bottle', 'flaska'],
  },
  'bottle warmer': {
    names: ['flaskvarmare', 'bottle warmer'],
    searches: ['bottle warmer', 'flaskvärmare', 'flaskvarmare'],
  },
  bib: { names: ['haklapp', 'bib'], searches: ['bib', 'bibs', 'haklapp', 'haklappar'] },
  'high chair': {
    names: ['matstol', 'high chair'],
    searches: ['high chair', 'highchair', 'matstol', 'matstolar', 'barnstol'],
  },
  'breast pump': { names: ['brostpump', 'breast pump'], searches: ['breast pump', 'bröstpump', 'pump'] },
  'nursing pillow': {
    names: ['amningskudde', 'nursing pillow'],
    searches: ['nursing pillow', 'breastfeeding pillow', 'amningskudde'],
  },
  'sippy cup': { names: ['pipmugg', 'sippy cup'], searches: ['sippy cup', 'pipmugg', 'spout cup', 'cup'] },
  cutlery: {
    names: ['barnbestick', 'toddler cutlery'],
    searches: ['cutlery', 'barnbestick', 'toddler utensils', 'bestick'],
  },
  plate: {
    names: ['tallrik med sugpropp', 'suction plate'],
    searches: ['plate', 'tallrik', 'suction plate'],
  },
  bodysuit: {
    names: ['body', 'bodysuit', 'organic cotton bodysuits'],
    searches: ['bodysuit', 'onesie', 'onesies', 'body'],
  },
  snowsuit: { names: ['overall', 'snowsuit'], searches: ['snowsuit', 'overall', 'vinteroverall'] },
  pajamas: { names: ['pyjamas'], searches: ['pajamas', 'pyjamas', 'pjs', 'sleepsuit'] },
  hat: { names: ['mossa', 'hat', 'beanie'], searches: ['beanie', 'mössa', 'mossa'], near: ['sun hat'] },
  'sun hat': { names: ['solhatt', 'sun hat'], searches: ['sun hat', 'solhatt', 'sunhat'] },
  socks: { names: ['strumpor', 'socks'], searches: ['socks', 'strumpor', 'sockor'] },
  mittens: { names: ['vantar', 'mittens'], searches: ['mittens', 'vantar', 'mitts'] },
  'rain set': {
    names: ['regnstall', 'rain set'],
    searches: ['rain suit', 'regnställ', 'regnkläder', 'rainwear'],
  },
  swimsuit: { names: ['uv-drakt', 'uv swimsuit'], searches: ['swimsuit', 'uv-dräkt', 'baddräkt'] },
  shoes: { names: ['babyskor', 'baby shoes'], searches: ['baby shoes', 'shoes', 'babyskor', 'skor'] },
  dress: { names: ['klanning', 'dress'], searches: ['dress', 'klänning'] },
  rattle: { names: ['skallra', 'rattle'], searches: ['rattle', 'skallra', 'rattles'] },
  'soft toy': {
    names: ['gosedjur', 'soft toy'],
    searches: ['soft toy', 'stuffed animal', 'plush toy', 'gosedjur', 'mjukisdjur'],
  },
  comforter: {
    names: ['snuttefilt', 'comforter'],
    searches: ['snuttefilt', 'lovey', 'security blanket', 'comforter'],
  },
  'baby gym': {
    names: ['babygym', 'baby gym'],
    searches: ['baby gym', 'babygym', 'play gym', 'activity gym'],
  },
  blocks: {
    names: ['klossar', 'building blocks', 'wooden alphabet blocks'],
    searches: ['blocks', 'building blocks', 'klossar', 'byggklossar'],
  },
  stacking: {
    names: ['stapeltorn', 'stacking tower', 'soft stacking rings'],
    searches: ['stacking', 'stapeltorn', 'stacking toy'],
  },
  teether: { names: ['bitring', 'teether'], searches: ['teether', 'teething ring', 'bitring', 'bitleksak'] },
  book: { names: ['pekbok', 'board book'], searches: ['board book', 'pekbok', 'baby book'] },
  puzzle: { names: ['pussel', 'puzzle'], searches: ['puzzle', 'pussel', 'jigsaw'] },
  mobile: { names: ['musikmobil', 'musical mobile', 'crib mobile'], searches: ['mobile', 'musikmobil'] },
  'bath toys': { names: ['badleksaker', 'bath toys'], searches: ['bath toys', 'badleksaker', 'bath toy'] },
  bouncer: {
    names: ['babysitter', 'baby bouncer'],
    searches: ['bouncer', 'babysitter', 'baby bouncer', 'bouncy chair'],
  },
  'changing table': {
    names: ['skotbord', 'changing table'],
    searches: ['changing table', 'skötbord', 'skotbord'],
  },
  'changing bag': {
    names: ['skotvaska', 'changing bag', 'diaper bag'],
    searches: ['diaper bag', 'changing bag', 'nappy bag', 'skötväska'],
  },
  'sleeping bag': {
    names: ['sovpase', 'sleeping bag'],
    searches: ['sleeping bag', 'sleep sack', 'sleepsack', 'sovpåse'],
  },
  blanket: {
    names: ['filt', 'blanket'],
    searches: ['blanket', 'filt', 'baby blanket', 'blankets', 'babyfilt'],
  },
  carrier: {
    names: ['barsele', 'baby carrier'],
    searches: ['baby carrier', 'bärsele', 'barsele', 'carrier', 'bärselar'],
  },
  'night light': {
    names: ['nattlampa', 'night light'],
    searches: ['night light', 'nightlight', 'nattlampa', 'nattljus'],
  },
  bath: { names: ['badbalja', 'baby bath'], searches: ['baby bathtub', 'baby bath', 'badbalja', 'baby tub'] },
  footmuff: {
    names: ['akpase', 'footmuff'],
    searches: ['footmuff', 'åkpåse', 'stroller footmuff', 'vagnpåse'],
  },
  gate: {
    names: ['sakerhetsgrind', 'safety gate'],
    searches: ['baby gate', 'safety gate', 'stair gate', 'säkerhetsgrind', 'grind'],
  },
  monitor: {
    names: ['babyvakt', 'baby monitor', 'video baby monitor'],
    searches: ['baby monitor', 'monitor', 'babyvakt', 'babylarm'],
  },
  thermometer: {
    names: ['febertermometer', 'thermometer'],
    searches: ['thermometer', 'febertermometer', 'termometer'],
    near: ['bath thermometer'],
  },
  'bath thermometer': {
    names: ['badtermometer', 'bath thermometer', 'bath thermometer duck'],
    searches: ['bath thermometer', 'badtermometer'],
  },
  'corner guards': { names: ['hornskydd', 'corner guards'], searches: ['corner guards', 'hörnskydd'] },
  lock: {
    names: ['skapsparr', 'cupboard lock'],
    searches: ['cabinet lock', 'cupboard lock', 'skåpspärr', 'skåplås'],
  },
  aspirator: {
    names: ['nassug', 'nasal aspirator'],
    searches: ['nasal aspirator', 'nose sucker', 'nässug', 'snotsug'],
  },
  wipes: {
    names: ['vatservetter', 'baby wipes'],
    searches: ['wipes', 'wet wipes', 'våtservetter', 'baby wipes'],
  },
  'ear defenders': {
    names: ['horselkapor', 'ear defenders'],
    searches: ['ear defenders', 'ear muffs', 'hörselkåpor', 'hörselskydd'],
  },
  sunscreen: {
    names: ['barnsolkram', 'sunscreen'],
    searches: ['sunscreen', 'solkräm', 'sun cream', 'solskydd'],
  },
  vest: { names: ['reflexvast', 'reflective vest'], searches: ['reflective vest', 'reflexväst'] },
}

/** Searches that also name a color or material: a match with it is relevant, the kind alone only partly. */
const NARROWED: [search: string, kind: string, narrowed: RegExp][] = [
  ['svart barnvagn', 'pram', /svart/],
  ['black stroller', 'pushchair', /black|svart/],
  ['barnvagn svart', 'pram', /svart/],
  ['marinblå sittvagn', 'pushchair', /marinbla/],
  ['mustard hat', 'hat', /mustard/],
  ['dusty pink dress', 'dress', /dusty pink/],
  ['rosa klänning', 'dress', /rosa/],
  ['randig filt', 'blanket', /randig/],
  ['striped blanket', 'blanket', /striped/],
  ['dotted bib', 'bib', /dotted/],
  ['ljusgrå body', 'bodysuit', /ljusgra/],
  ['navy pajamas', 'pajamas', /navy/],
  ['mossvik barnvagn', 'pram', /mossvik/],
  ['sovlunda filt', 'blanket', /sovlunda/],
  ['filt bomull', 'blanket', /bomull/],
]

/** As parents type them in a hurry, by ear, or on a keyboard without `ä`, `ö` and `å`. */
const MISSPELLED: [search: string, kind: string][] = [
  ['strolller', 'pushchair'],
  ['stroler', 'pushchair'],
  ['strollar', 'pushchair'],
  ['pushcahir', 'pushchair'],
  ['pusschair', 'pushchair'],
  ['sitvagn', 'pushchair'],
  ['bugy', 'pushchair'],
  ['barnvgan', 'pram'],
  ['barnvanga', 'pram'],
  ['banvagn', 'pram'],
  ['spjälsäg', 'cot'],
  ['spjaelsaeng', 'cot'],
  ['spjälsengar', 'cot'],
  ['basinet', 'bedside crib'],
  ['dipaers', 'nappies'],
  ['nappeis', 'nappies'],
  ['bloejor', 'nappies'],
  ['blöjjor', 'nappies'],
  ['pasifier', 'soother'],
  ['pacifer', 'soother'],
  ['paccifierr', 'soother'],
  ['nappållare', 'soother clip'],
  ['bilbarnsstol', 'car seat'],
  ['car seet', 'car seat'],
  ['babyskyd', 'infant carrier'],
  ['nappflaksa', 'bottle'],
  ['botle', 'bottle'],
  ['flaskvarmmare', 'bottle warmer'],
  ['haklap', 'bib'],
  ['hihg chair', 'high chair'],
  ['higchair', 'high chair'],
  ['mattstol', 'high chair'],
  ['brest pump', 'breast pump'],
  ['broestpump', 'breast pump'],
  ['sippy cpu', 'sippy cup'],
  ['onsie', 'bodysuit'],
  ['pyjammas', 'pajamas'],
  ['pijamas', 'pajamas'],
  ['solhat', 'sun hat'],
  ['rattel', 'rattle'],
  ['skalra', 'rattle'],
  ['gosedjurr', 'soft toy'],
  ['teehter', 'teether'],
  ['puzle', 'puzzle'],
  ['musikmobill', 'mobile'],
  ['bounser', 'bouncer'],
  ['chagning table', 'changing table'],
  ['skoetbord', 'changing table'],
  ['blankit', 'blanket'],
  ['sovpaase', 'sleeping bag'],
  ['bärsle', 'carrier'],
  ['nigth light', 'night light'],
  ['saekerhetsgrind', 'gate'],
  ['babyvakkt', 'monitor'],
  ['termometter', 'thermometer'],
  ['vatservieter', 'wipes'],
  ['sunscren', 'sunscreen'],
]

/** Accessories: every feed lists them beside the main products, and often in greater numbers. */
export const ACCESSORIES = [
  'Stroller bag',
  'Stroller organizer with cup holder',
  'Stroller hooks, 2-pack',
  'Stroller rain cover',
  'Universal cup holder for stroller',
  'Pushchair parasol',
  'Pushchair travel bag',
  'Regnskydd till sittvagn',
  'Pram liner in wool',
  'Pram mosquito net',
  'Regnskydd barnvagn',
  'Barnvagnsmobil',
  'Barnvagnskrokar, 2-pack',
  'Parasoll till barnvagn',
  'Cot bumper',
  'Cot sheet, 2-pack',
  'Crib sheet, striped',
  'Crib skirt',
  'Lakan till spjälsäng',
  'Spjälsängsskydd',
  'Diaper pail',
  'Diaper caddy',
  'Nappy bin refill',
  'Blöjhink',
  'Blöjpåsar till blöjor',
  'Pacifier case',
  'Soother box in silicone',
  'Dummy steriliser box',
  'Nappask',
  'Car seat cover',
  'Car seat protector',
  'Car seat mirror',
  'Bilbarnstolsskydd',
  'Sparkskydd till bilbarnstol',
  'Baby bottle brush',
  'Baby bottle drying rack',
  'Nappflaskborste',
  'Diskställ till nappflaska',
  'High chair cushion',
  'High chair tray',
  'Kudde till matstol',
  'Breast pump bag',
  'Changing table cover',
  'Skydd till skötbord',
  'Baby carrier cover',
  'Baby monitor wall mount',
  'Väggfäste till babyvakt',
  'Baby bath stand',
  'Safety gate extension',
  'Baby gym rug',
  'Bouncer toy bar',
  'Night light bulb',
  'Thermometer probe covers',
  'Sleeping bag extension',
]

export interface JudgedProduct {
  name: string
  text: string
  inStock: boolean
}

export interface JudgedSearch {
  search: string
  grade: (product: JudgedProduct) => number
}

const accessories = new Set(ACCESSORIES.map((name) => name.toLowerCase()))
const kindNames = Object.entries(KINDS)
  .flatMap(([kind, { names }]) => names.map((name) => ({ kind, name })))
  .sort((a, b) => b.name.length - a.name.length)

/** The kind with the longest name that stands in the product's: a `cot mattress` is no `cot`. */
function kindOf({ name }: Pick<JudgedProduct, 'name'>): string | undefined {
  if (accessories.has(name)) return undefined
  const words = ` ${name.replace(/[,()–.]/g, ' ').replace(/\s+/g, ' ')} `
  return kindNames.find((kind) => words.includes(` ${kind.name} `))?.kind
}

/** Grades from 0, irrelevant, to 3. Unavailable products score one less. */
function gradeOf(kind: string, product: JudgedProduct, narrowed: RegExp = /(?:)/): number {
  const actual = kindOf(product)
  const stock = product.inStock ? 0 : 1
  if (actual === kind) return (narrowed.test(product.text) ? 3 : 2) - stock
  return actual && KINDS[kind]?.near?.includes(actual) ? 1 : 0
}

export const JUDGED_SEARCHES: JudgedSearch[] = [
  ...Object.entries(KINDS).flatMap(([kind, { searches }]) =>
    searches.map((search) => ({ search, grade: (product: JudgedProduct) => gradeOf(kind, product) })),
  ),
  ...MISSPELLED.map(([search, kind]) => ({
    search,
    grade: (product: JudgedProduct) => gradeOf(kind, product),
  })),
  ...NARROWED.map(([search, kind, narrowed]) => ({
    search,
    grade: (product: JudgedProduct) => gradeOf(kind, product, narrowed),
  })),
]

/** How near a page is to the best that the shop could show, from 0 to 1. */
export function ndcg(ranked: number[], all: number[], length = 6): number {
  const best = gain(
    all.toSorted((a, b) => b - a),
    length,
  )
  return best === 0 ? 1 : gain(ranked, length) / best
}

function gain(grades: number[], length: number): number {
  return grades
    .slice(0, length)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
