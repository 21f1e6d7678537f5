export const contactLead =
  'Write to us or call about a product, an article, a donation, or something that isn’t working.'
export const phone = 'Phone'
export const country = 'Country'
export const address = 'Address'
export const aboutAnOrder = 'About an order'
export const aboutAnOrderText =
  'We don’t sell anything ourselves. For deliveries, returns, and warranties, please contact the shop you bought from: it has your order.'
export const aboutADonation = 'About a donation'
export const aboutADonationText =
  'Tell us the date, the amount, and the email address you used. We refund donations on request within 30 days, as described in our {terms}.'
export const termsInSentence = 'terms'
export const aboutYourData = 'About your data'
export const aboutYourDataText =
  'Ask what we store about you, or have it corrected or deleted. Our {privacyPolicy} has the details.'
export const privacyPolicyInSentence = 'privacy policy'
