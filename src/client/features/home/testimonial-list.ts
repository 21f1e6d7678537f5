export interface Testimonial {
  id: number
  name: string
  role: string
  quote: string
  avatar: string
  rating: number
}

export const TESTIMONIALS_LEAD = 'Sample testimonials. We wrote these to show the layout.'

/** Invented samples; the page says so. */
export const TESTIMONIALS: Testimonial[] = [
  {
    id: 1,
    name: 'Maja',
    role: 'Mother of a seven-month-old',
    quote:
      'I compared three bottle sets on one page and bought the middle one. It has survived the dishwasher every day and one long teething phase.',
    avatar: 'avatars/mother-long-hair',
    rating: 5,
  },
  {
    id: 2,
    name: 'Amina',
    role: 'Mother of twins',
    quote:
      'With two of everything, the price is the first thing I look at. Here it’s right next to the shop that sells it, and nothing is hidden.',
    avatar: 'avatars/mother-curly-hair',
    rating: 5,
  },
  {
    id: 3,
    name: 'Jonas',
    role: 'Father of a toddler',
    quote:
      'The guides read as if somebody had actually been awake at four in the morning. We bought less than we’d planned and didn’t miss a thing.',
    avatar: 'avatars/father-short-hair',
    rating: 4,
  },
]
