export const aboutShop = 'About {shop}'
export const aboutLead = 'Every baby deserves the best, and no family should have to overpay for it.'
export const ourStory = 'Our story'
export const storyBeginning =
  '{shop} was founded in 2020 on a simple observation: parents of small children have little time, less sleep, and far too many tabs open. The same bottle has one price here and another there, every shop says its own products are the best, and a baby needs less than any list suggests.'
export const storyIdea =
  'So we started gathering affordable, well-made things in one calm place, with the price and the retailer visible at a glance, and writing guides that say what matters and admit what nobody knows.'
export const storyCommission =
  'We keep no stock and sell nothing ourselves. When you find something, we send you to the retailer that sells it and may earn a commission. {details}.'
export const storyCommissionDetails = 'Here’s what that means for what you see'

export const whatWeValue = 'What we value'
export const trust = 'Trust'
export const trustText =
  'We say who pays us and what for, label ads and samples, and claim nothing we can’t back up.'
export const affordability = 'Affordability'
export const affordabilityText =
  'Every card shows the price next to the retailer. Good and affordable beats new and expensive.'
export const community = 'Community'
export const communityText =
  'Browsing and reading are free for every family. Donations help keep it that way, and we never ask twice.'

export const waysOfSupport = 'Ways we support parents'
export const fourWaysOfSupport = 'Four ways we support parents'
export const lessScrolling = 'Less scrolling, better choices'
export const lessScrollingText =
  'Products for the first years from several retailers, on one page instead of in ten tabs.'
export const pricesUpFront = 'Prices up front'
export const pricesUpFrontText =
  'We show the price, the retailer, and, where we know it, our commission, so you can compare before you click.'
export const guidesForTiredReaders = 'Guides for tired readers'
export const guidesForTiredReadersText =
  'Articles on sleep, feeding, safety, and budgets: plainly written, and clear about when to see a doctor.'
export const freeForEveryFamily = 'Free for every family'
export const freeForEveryFamilyText =
  'Browsing, reading, and saving favorites cost nothing. Commissions and donations pay for the site.'

export const howWeChooseText = 'Who decides what you see here and in what order, and who pays for it.'
export const whatIsListed = 'What is listed'
export const whatIsListedText =
  'Products from our partner retailers that fit one of our categories. The shop’s administrator adds them manually or imports them from a retailer’s product feed. We don’t test every product ourselves and don’t pretend to.'
export const whatComesFirst = 'What comes first'
export const whatComesFirstText =
  'Editor’s picks and best sellers come first, then products in stock. All else being equal, products whose links visitors follow more often come before others, and newer ones before older ones. A search puts the closest matches first. You can sort by name or price instead, and narrow the list by category or search. The order is the same for everyone: it doesn’t depend on who you are, and we count clicks without knowing whose they are.'
export const commissionAndRanking = 'Commission doesn’t affect the ranking'
export const commissionAndRankingText =
  'What a retailer pays us plays no part in the order, and no retailer can buy a spot or a badge. We show the commission for every partner, and for each product where we know it. You pay the same price either way.'
export const whatBadgesMean = 'What the badges mean'
export const whatBadgesMeanText =
  'Both are set by the shop’s administrator. They reflect our judgment, not sales data.'
export const editorsPickMeaning = '{badge} What we’d choose ourselves.'
export const bestSellerMeaning = '{badge} Popular with shoppers, judging by what retailers tell us.'
export const ratingsAndReviews = 'Ratings and reviews'
export const ratingsAndReviewsText =
  'They come with the product; we don’t collect them. Sample products have sample ratings and review counts: they’re marked Sample rating and don’t come from real buyers.'
export const testimonialsAreSamples = 'The testimonials on the home page are samples too.'
export const prices = 'Prices'
export const pricesText =
  'They come from the retailers, and the product page says when we last checked. The price in the retailer’s shop is the one that counts.'
export const advertisingLinks = 'Advertising links'
export const advertisingLinksText =
  'Every Buy Now and Visit Store link is an advertising link. It opens a new tab and goes straight to the retailer. If you buy something there, we may earn a commission.'

export const lookAround = 'Look around, or tell us what’s missing'
export const lookAroundText =
  'A wrong price, a product that should be here, a question: we read every message.'
export const contactUs = 'Contact Us'

// For search engines
export const aboutSearchDescription =
  'Who we are, what we value, how we support parents, and how products are chosen and ranked: commission plays no part in the order.'
export const contactSearchDescription =
  'How to reach {shop} by email, phone, or mail about products, articles, donations, or the data we store about you.'
export const donateSearchDescription =
  'Support {shop} with a donation by card: it keeps the site free to use and its guides for parents free to read.'
export const premiumSearchDescription =
  'Premium is $5 per month and keeps the site free for everyone. What it changes, what it doesn’t, and how to cancel.'
