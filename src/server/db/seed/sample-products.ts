import type { CategoryShort } from '#shared/categories.ts'

/** The sample shape: what a hand-kept list of products looks like before it becomes rows of the catalogue. */
export interface SampleProduct {
  id: number
  name: string
  description: string
  category: CategoryShort
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
      'Soft, breathable organic cotton with envelope necks and nickel-free snaps. Washes at 60° and keeps its shape.',
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
      'Three borosilicate bottles with slow-flow teats and a travel cap. Dishwasher-safe, with measurement marks that do not rub off.',
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
      'Seven squeezy silicone rings on a beech base. Easy for small hands to grip, easy for tired parents to rinse.',
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
      'A warm, dimmable glow with a 30-minute timer. Rechargeable over USB-C and cool to the touch all night. Place it out of reach.',
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
      'A deep pocket that stays open, four neck sizes, and a surface that wipes clean in one pass.',
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
      'A clear 5-inch picture, two-way talk and a closed radio link that never touches the internet. Keep the cord a metre away from the cot.',
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
      'Large, double-woven cotton muslins for wrapping, shade and spills. Stop swaddling at the first signs of rolling.',
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
      'Twenty-six smooth beech blocks in water-based colours, each too large to swallow. For building towers first and words much later.',
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
      'Felt clouds, stars and a moon that turn in the slightest draught. Hang it out of reach and take it down when your baby can push up.',
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
      'A floating thermometer that shows the water at a glance; about 37° is right. Check with your elbow too, and stay within arm’s reach.',
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
