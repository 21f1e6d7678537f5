export const heroEyebrow = 'Because Every Baby Deserves the Best'
export const heroTitle = 'Your Trusted Source for Affordable, {highQuality} Baby Products'
export const highQuality = 'High-Quality'
export const shopNow = 'Shop Now'
export const calmThings = 'Calm things for the nursery, at prices you can compare.'
export const simpleToys = 'Simple toys to stack, shake, and share, for every budget.'
export const firstMeals = 'Bottles, bibs, and bowls for the first meal and the hundred after it.'
export const welcome = 'Welcome'
export const playSlides = 'Play the slides'
export const pauseSlides = 'Pause the slides'
export const slideNumber = 'Slide {n}'

export const featuredProducts = 'Featured Products'
export const featuredProductsText = 'Best sellers and our editors’ picks'
export const viewAllProducts = 'View all products'
export const featuredProductsFailed = 'Unable to load featured products. Please try again later.'
export const loadingFeaturedProducts = 'Loading featured products...'

export const testimonialsHeading = 'What Parents Say'
export const sampleTestimonials = 'Sample testimonials. We wrote these to show the layout.'
export const previousTestimonial = 'Previous testimonial'
export const nextTestimonial = 'Next testimonial'
export const testimonialNumber = 'Testimonial {n}'
export const carousel = 'carousel'
export const motherOfBaby = 'Mother of a seven-month-old'
export const motherOfBabyQuote =
  'I compared three bottle sets on one page and bought the middle one. It has survived the dishwasher every day and one long teething phase.'
export const motherOfTwins = 'Mother of twins'
export const motherOfTwinsQuote =
  'With two of everything, the price is the first thing I look at. Here it’s right next to the shop that sells it, and nothing is hidden.'
export const fatherOfToddler = 'Father of a toddler'
export const fatherOfToddlerQuote =
  'The guides read as if somebody had actually been awake at four in the morning. We bought less than we’d planned and didn’t miss a thing.'

export const shopByCategory = 'Shop by Category'

export const latestArticles = 'Latest Articles'
export const latestArticlesText = 'Guides for the first years, plainly written'
export const allArticles = 'All articles'

export const donationDriveTitle = 'Support our mission'
export const donationDrivePurpose = 'Donations keep this site free to use and its guides free to read.'

// For search engines
export const homeSearchTitle = '{shop}: Affordable, High-Quality Baby Products'
export const homeSearchDescription =
  'Your trusted source for affordable, high-quality baby products from partner retailers, with guides for the first years.'
