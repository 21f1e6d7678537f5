import type { DefaultShort } from '#shared/products/categories.ts'

/** The shape of a hand-written product before it becomes a row of the catalog. */
export interface SampleProduct {
  id: number
  name: string
  description: string
  category: DefaultShort
  priceRange: string
  image: string
  retailer: string
  retailerLogo: string
  commission: string
  link: string
  isBestSeller: boolean
  isEditorsPick: boolean
  rating: number
  reviews: number
}

export const SAMPLE_PRODUCTS: SampleProduct[] = [
  {
    id: 1,
    name: 'Organic Cotton Bodysuits, 3-pack',
    description:
      'Soft, breathable organic cotton with envelope necks and nickel-free snaps. Can be washed at 60 °C (140 °F) and keeps its shape.',
    category: 'Clothing',
    priceRange: '249 SEK',
    image: '/images/products/cotton-bodysuits.webp',
    retailer: 'mellow mill',
    retailerLogo: '/images/partners/mellow-mill-mark.svg',
    commission: '8%',
    link: 'https://mellowmill.example/organic-cotton-bodysuits',
    isBestSeller: true,
    isEditorsPick: false,
    rating: 4.8,
    reviews: 1284,
  },
  {
    id: 2,
    name: 'Anti-Colic Bottle Starter Set',
    description:
      'Three borosilicate glass bottles with slow-flow nipples and a travel cap. Dishwasher-safe, with measurement marks that won’t rub off. Test the milk on your wrist before feeding.',
    category: 'Feeding',
    priceRange: '329 SEK',
    image: '/images/products/bottle-set.webp',
    retailer: 'Little Oatfield',
    retailerLogo: '/images/partners/little-oatfield-mark.svg',
    commission: '10%',
    link: 'https://littleoatfield.example/anti-colic-starter-set',
    isBestSeller: false,
    isEditorsPick: true,
    rating: 4.6,
    reviews: 873,
  },
  {
    id: 3,
    name: 'Soft Stacking Rings',
    description:
      'Seven squeezable silicone rings on a beech base, each too large to swallow. Easy for small hands to grip and for tired parents to rinse. From about six months.',
    category: 'Toys',
    priceRange: '189 SEK',
    image: '/images/products/stacking-rings.webp',
    retailer: 'Tumblewood',
    retailerLogo: '/images/partners/tumblewood-mark.svg',
    commission: '7%',
    link: 'https://tumblewood.example/soft-stacking-rings',
    isBestSeller: true,
    isEditorsPick: false,
    rating: 4.9,
    reviews: 2041,
  },
  {
    id: 4,
    name: 'Bunny Night Light',
    description:
      'A warm, dimmable glow with a 30-minute timer. Charges over USB-C and stays cool to the touch. Keep the light and its cable out of your baby’s reach.',
    category: 'Nursery',
    priceRange: '299 SEK',
    image: '/images/products/night-light.webp',
    retailer: 'hushhollow',
    retailerLogo: '/images/partners/hushhollow-mark.svg',
    commission: '5%',
    link: 'https://hushhollow.example/bunny-night-light',
    isBestSeller: false,
    isEditorsPick: true,
    rating: 4.7,
    reviews: 640,
  },
  {
    id: 5,
    name: 'Silicone Catch-All Bib',
    description:
      'A deep pocket that stays open, four neck sizes and a surface that wipes clean in one pass. For mealtimes only: take it off before sleep.',
    category: 'Feeding',
    priceRange: '99 SEK',
    image: '/images/products/silicone-bib.webp',
    retailer: 'Little Oatfield',
    retailerLogo: '/images/partners/little-oatfield-mark.svg',
    commission: '10%',
    link: 'https://littleoatfield.example/catch-all-bib',
    isBestSeller: false,
    isEditorsPick: false,
    rating: 4.5,
    reviews: 412,
  },
  {
    id: 6,
    name: 'Video Baby Monitor',
    description:
      'A clear 5-inch picture, two-way talk and a private radio link that never goes online. Keep the camera and its cord at least 3 feet (1 m) from the crib.',
    category: 'Safety',
    priceRange: '1290 SEK',
    image: '/images/products/baby-monitor.webp',
    retailer: 'Harbour & Hatch',
    retailerLogo: '/images/partners/harbour-and-hatch-mark.svg',
    commission: '9%',
    link: 'https://harbourandhatch.example/video-monitor',
    isBestSeller: false,
    isEditorsPick: true,
    rating: 4.4,
    reviews: 358,
  },
  {
    id: 7,
    name: 'Muslin Swaddles, 4-pack',
    description:
      'Large, double-woven cotton muslins for swaddling, burping and spills. Stop swaddling at the first sign of rolling, and never drape one over a stroller or car seat.',
    category: 'Clothing',
    priceRange: '219 SEK',
    image: '/images/products/muslin-swaddles.webp',
    retailer: 'Fjordkin',
    retailerLogo: '/images/partners/fjordkin-mark.svg',
    commission: '6%',
    link: 'https://fjordkin.example/muslin-swaddles',
    isBestSeller: false,
    isEditorsPick: false,
    rating: 4.6,
    reviews: 927,
  },
  {
    id: 8,
    name: 'Wooden Alphabet Blocks',
    description:
      'Twenty-six smooth beech blocks in water-based colors, each too large to swallow. For building towers first and words much later.',
    category: 'Toys',
    priceRange: '349 SEK',
    image: '/images/products/wooden-blocks.webp',
    retailer: 'Tumblewood',
    retailerLogo: '/images/partners/tumblewood-mark.svg',
    commission: '7%',
    link: 'https://tumblewood.example/alphabet-blocks',
    isBestSeller: false,
    isEditorsPick: false,
    rating: 4.7,
    reviews: 566,
  },
  {
    id: 9,
    name: 'Clouds & Stars Crib Mobile',
    description:
      'Felt clouds, stars and a moon that turn in the slightest draft. Hang it well out of reach, and take it down as soon as your baby can push up on hands and knees.',
    category: 'Nursery',
    priceRange: '399.50 SEK',
    image: '/images/products/crib-mobile.webp',
    retailer: 'hushhollow',
    retailerLogo: '/images/partners/hushhollow-mark.svg',
    commission: '5%',
    link: 'https://hushhollow.example/clouds-and-stars-mobile',
    isBestSeller: false,
    isEditorsPick: false,
    rating: 4.3,
    reviews: 184,
  },
  {
    id: 10,
    name: 'Bath Thermometer Duck',
    description:
      'A floating thermometer that shows the water temperature at a glance; about 37 °C (98.6 °F) is right. Check with your elbow too, and keep a hand on your baby the whole time.',
    category: 'Safety',
    priceRange: '129 SEK',
    image: '/images/products/bath-thermometer.webp',
    retailer: 'sunnylatch',
    retailerLogo: '/images/partners/sunny-latch-mark.svg',
    commission: '4%',
    link: 'https://sunnylatch.example/thermometer-duck',
    isBestSeller: false,
    isEditorsPick: false,
    rating: 4.5,
    reviews: 731,
  },
]
