import { SAMPLE_PARTNERS } from '#server/db/seed/sample-partners.ts'
import type { DefaultShort } from '#shared/products/categories.ts'

interface Sample {
  name: string
  description: string
  category: DefaultShort
  /** In SEK. */
  price: number
  image: string
  retailer: string
  link: string
  isBestSeller?: boolean
  isEditorsPick?: boolean
  rating: number
  reviews: number
}

const SAMPLES: Sample[] = [
  {
    name: 'Organic Cotton Bodysuits, 3-pack',
    description:
      'Soft, breathable organic cotton with envelope necks and nickel-free snaps. Can be washed at 60 °C (140 °F) and keeps its shape.',
    category: 'Clothing',
    price: 249,
    image: '/images/products/cotton-bodysuits.webp',
    retailer: 'mellow mill',
    link: 'https://mellowmill.example/organic-cotton-bodysuits',
    isBestSeller: true,
    rating: 4.8,
    reviews: 1284,
  },
  {
    name: 'Anti-Colic Bottle Starter Set',
    description:
      'Three borosilicate glass bottles with slow-flow nipples and a travel cap. Dishwasher-safe, with measurement marks that won’t rub off. Test the milk on your wrist before feeding.',
    category: 'Feeding',
    price: 329,
    image: '/images/products/bottle-set.webp',
    retailer: 'Little Oatfield',
    link: 'https://littleoatfield.example/anti-colic-starter-set',
    isEditorsPick: true,
    rating: 4.6,
    reviews: 873,
  },
  {
    name: 'Soft Stacking Rings',
    description:
      'Seven squeezable silicone rings on a beech base, each too large to swallow. Easy for small hands to grip and for tired parents to rinse. From about six months.',
    category: 'Toys',
    price: 189,
    image: '/images/products/stacking-rings.webp',
    retailer: 'Tumblewood',
    link: 'https://tumblewood.example/soft-stacking-rings',
    isBestSeller: true,
    rating: 4.9,
    reviews: 2041,
  },
  {
    name: 'Bunny Night Light',
    description:
      'A warm, dimmable glow with a 30-minute timer. Charges over USB-C and stays cool to the touch. Keep the light and its cable out of your baby’s reach.',
    category: 'Nursery',
    price: 299,
    image: '/images/products/night-light.webp',
    retailer: 'hushhollow',
    link: 'https://hushhollow.example/bunny-night-light',
    isEditorsPick: true,
    rating: 4.7,
    reviews: 640,
  },
  {
    name: 'Silicone Catch-All Bib',
    description:
      'A deep pocket that stays open, four neck sizes and a surface that wipes clean in one pass. For mealtimes only: take it off before sleep.',
    category: 'Feeding',
    price: 99,
    image: '/images/products/silicone-bib.webp',
    retailer: 'Little Oatfield',
    link: 'https://littleoatfield.example/catch-all-bib',
    rating: 4.5,
    reviews: 412,
  },
  {
    name: 'Video Baby Monitor',
    description:
      'A clear 5-inch picture, two-way talk and a private radio link that never goes online. Keep the camera and its cord at least 3 feet (1 m) from the crib.',
    category: 'Safety',
    price: 1290,
    image: '/images/products/baby-monitor.webp',
    retailer: 'Harbour & Hatch',
    link: 'https://harbourandhatch.example/video-monitor',
    isEditorsPick: true,
    rating: 4.4,
    reviews: 358,
  },
  {
    name: 'Muslin Swaddles, 4-pack',
    description:
      'Large, double-woven cotton muslins for swaddling, burping and spills. Stop swaddling at the first sign of rolling, and never drape one over a stroller or car seat.',
    category: 'Clothing',
    price: 219,
    image: '/images/products/muslin-swaddles.webp',
    retailer: 'Fjordkin',
    link: 'https://fjordkin.example/muslin-swaddles',
    rating: 4.6,
    reviews: 927,
  },
  {
    name: 'Wooden Alphabet Blocks',
    description:
      'Twenty-six smooth beech blocks in water-based colors, each too large to swallow. For building towers first and words much later.',
    category: 'Toys',
    price: 349,
    image: '/images/products/wooden-blocks.webp',
    retailer: 'Tumblewood',
    link: 'https://tumblewood.example/alphabet-blocks',
    rating: 4.7,
    reviews: 566,
  },
  {
    name: 'Clouds & Stars Crib Mobile',
    description:
      'Felt clouds, stars and a moon that turn in the slightest draft. Hang it well out of reach, and take it down as soon as your baby can push up on hands and knees.',
    category: 'Nursery',
    price: 399.5,
    image: '/images/products/crib-mobile.webp',
    retailer: 'hushhollow',
    link: 'https://hushhollow.example/clouds-and-stars-mobile',
    rating: 4.3,
    reviews: 184,
  },
  {
    name: 'Bath Thermometer Duck',
    description:
      'A floating thermometer that shows the water temperature at a glance; about 37 °C (98.6 °F) is right. Check with your elbow too, and keep a hand on your baby the whole time.',
    category: 'Safety',
    price: 129,
    image: '/images/products/bath-thermometer.webp',
    retailer: 'sunnylatch',
    link: 'https://sunnylatch.example/thermometer-duck',
    rating: 4.5,
    reviews: 731,
  },
]

/** The hand-written products with what their retailers' partners say; ids count from 1. */
export const SAMPLE_PRODUCTS = SAMPLES.map((sample, index) => {
  const partner = SAMPLE_PARTNERS.find(({ name }) => name === sample.retailer)
  const retailerLogo = partner?.logo?.replace(/logos\.svg#(.+)/, '$1-mark.svg')
  return { ...sample, id: index + 1, retailerLogo, commission: partner?.commission }
})
