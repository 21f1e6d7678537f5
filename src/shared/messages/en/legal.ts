export const lastUpdated = 'Last updated: {day}'
export const onThisPage = 'On this page'
export const emailLine = 'Email: {email}'
export const phoneLine = 'Phone: {phone}'

// Privacy policy
export const privacyLead =
  'We’d rather know too little about you than too much. Here’s what we store, why, for how long, and how to delete it.'
export const whoIsResponsible = 'Who is responsible'
export const controllerIs = 'The controller of the personal data that {shop} handles is:'
export const writeToController = 'Write there about anything on this page. You don’t need a form or a reason.'
export const whenYouVisit = 'When you just visit'
export const visitWithoutAccount =
  'You can read, search, and follow links without an account, and we don’t know who you are. We use no advertising or analytics services and build no profiles.'
export const serverLog =
  'For each request, our server logs the time, the path of the page, the response status, and how long it took. It doesn’t log your network address, your browser, or what you searched for.'
export const ownServerOnly =
  'Everything on a page, including its pictures and fonts, comes from our own server: your browser contacts no one else.'
export const cookiesAndStorage = 'Cookies and storage in your browser'
export const noTracking =
  'Nothing here tracks you, so there’s no banner to click away. This is what your browser stores:'
export const sessionCookie = 'A session cookie'
export const sessionCookieText =
  '{what}, only after you sign in. It keeps you signed in, and is removed when you sign out or the session expires.'
export const deviceCookie = 'A device cookie'
export const deviceCookieText =
  '{what}, only after you sign in and for up to 400 days. It tells us that this browser has signed in before, so nobody can lock you out by guessing your password. It holds a random number and a signature, and is stored nowhere else.'
export const themeChoice = 'Your choice of light or dark'
export const themeChoiceText =
  '{what}, in local storage, only if it differs from your system’s. It never leaves your browser.'
export const lastProducts = 'The last products you viewed'
export const lastProductsText =
  '{what}, in local storage, so you can find them again below a product. The list never leaves your browser, and “Turn off” beside it deletes it.'
export const deviceFavorites = 'Your favorites, if you have no account or aren’t signed in'
export const deviceFavoritesText =
  '{what}, in local storage, until you remove them or sign in: then they move into your account. They are sent to us only for that, and when you open the list.'
export const comparedProducts = 'The products you chose to compare'
export const comparedProductsText =
  '{what}, in local storage, until you clear the comparison. They are sent to us only when you open it.'
export const scrollPosition = 'How far you had scrolled'
export const scrollPositionText =
  '{what}, in the tab’s storage, so that going back returns you to the same place. It never leaves your browser and is removed when you close the tab.'
export const whatWeStoreAndWhy = 'What we store, why, and for how long'
export const onlyTheseCases = 'We store personal data only in these cases:'
export const backupsAndAudit =
  'Deleted data may remain in backups, which are deleted after {days} days; the newest {newest} are kept until newer ones take their place. Changes that administrators make in the shop are recorded with their account for {years} years, so that mistakes can be traced.'
export const pagesAndLinks = 'Pages and links to retailers'
export const dailyCounts =
  'A click on a link to a retailer adds one to a daily count for the product or retailer and the page it was on, and a page that you see adds one to its own daily count. The counts include no person, network address, cookie, or exact time. So that repeats count once, a code made from your network address and browser is kept in memory for a day at most; nobody can work out the address from it. Counts of pages are deleted after {years} years.'
export const atTheRetailer =
  'At the retailer, and on the way there through an affiliate network, the rules of those companies apply: they may set cookies of their own and learn that you came from our site. We learn that something was bought and what commission it earned, not who bought it.'
export const searchesOfVisitors = 'What visitors search for'
export const searchCounts =
  'We count, day by day, which words are searched for in the shop, and whether they found anything and led to a product. This helps us list the right products and name things the way parents do. We record no person, network address, cookie, or exact time, and nothing that looks like an email address or a phone, ID, or card number. Words that fewer than {visitors} visitors have searched for are not stored. So that repeated searches count once, a code made from your network address and browser is kept in memory for half an hour; nobody can work out the address from it. The counts are deleted after {days} days.'
export const theNewsletter = 'The newsletter'
export const newsletterPrivacy =
  'You get it only if you asked for it and confirmed your address by email. Each email has a one-click unsubscribe link; you can also write to {email}. Withdrawing your consent doesn’t affect the lawfulness of what we did before.'
export const donationsThroughStripe = 'Donations through Stripe'
export const stripePrivacy =
  'Payments are taken by Stripe on Stripe’s own pages. Stripe handles your payment data as an independent controller, including outside the EEA under the safeguards described in its {policy}. It receives the amount, your email address, and a donation reference from us; it tells us whether the payment succeeded.'
export const whoElseSees = 'Who else can see it'
export const whoElseSeesText =
  'We don’t sell data or share it with advertisers or retailers. Companies that run our server or send our email process data for us, on our instructions and under contract. We give authorities what the law requires us to.'
export const yourRights = 'Your rights'
export const rightsUnderGdpr = 'Under the GDPR you can ask us, free of charge and at any time:'
export const rightOfAccess = 'to tell you what we store about you, and to give you a copy of it;'
export const rightOfCorrection = 'to correct it, delete it, or restrict how we use it;'
export const rightOfPortability = 'to give you the data you provided in a machine-readable format;'
export const rightToObject =
  'to stop using it where we rely on a legitimate interest, or on consent that you withdraw.'
export const useOfRights =
  'With an account you can export your data and delete the account yourself. For anything else, write to {email}: we’ll answer within a month. We may need to verify your identity, and we must keep what bookkeeping law requires. We make no fully automated decisions about you.'
export const complaints = 'Complaints'
export const complaintsText =
  'Tell us if something is wrong so we can fix it. You can also complain to the supervisory authority, in Sweden {authority}, or to the authority in the country where you live or work.'
export const children = 'Children'
export const childrenText =
  'The site is written for parents, not for children, and it asks for no information about your child. Please leave your child’s name and health out of messages to us.'
export const changesOfPage = 'Changes'
export const changesOfPolicy =
  'When the site changes, so does this page. If a change affects data you’ve already given us, we’ll tell you first, if we can reach you. The {terms} say what you may do with the site.'

// Stored data
export const storedWhat = 'What'
export const storedWhy = 'Why'
export const storedHowLong = 'How long'
export const abuseProtection = 'Protection against abuse'
export const abuseProtectionWhat =
  'Your network address, when you sign in, sign up, subscribe, donate, or call our API.'
export const abuseProtectionWhy =
  'To stop password guessing and floods of requests. Legitimate interest in a secure site (Article 6(1)(f) GDPR).'
export const abuseProtectionHowLong = 'Kept for up to a day, then deleted.'
export const yourAccountWhat =
  'Name, email address (and whether you confirmed it), the language of your emails, role, and your password, stored as a salted hash (we can’t read it). For each session: when it started and expires, and the network address and browser it was opened with.'
export const yourAccountWhy =
  'To sign you in and to let you see and end your sessions. Our contract with you (Article 6(1)(b)).'
export const yourAccountHowLong =
  'Until you delete the account; a sign-up that nobody confirms is deleted within {days} days. Sessions are deleted when you sign out, or within {days} days of expiring.'
export const yourFavoritesData = 'Your favorites'
export const yourFavoritesWhat =
  'Which products you saved in your account, and when; if you share your list, its link, which doesn’t show your name.'
export const yourFavoritesWhy = 'To show them to you. Our contract with you (Article 6(1)(b)).'
export const yourFavoritesHowLong = 'Until you remove them, stop sharing, or delete the account.'
export const priceAlertsWhat =
  'Which product you’re watching, which price or restock you’re waiting for, when you set the alert, which price we last told you about, and whether you stopped the emails.'
export const priceAlertsWhy =
  'To email you about the products you’re watching. Our contract with you (Article 6(1)(b)).'
export const priceAlertsHowLong =
  'Until you delete them or your account. A stock alert is deleted once we’ve told you; an alert for a product that is no longer in our shop, after {days} days.'
export const donations = 'Donations'
export const donationsWhat =
  'Amount, email address, status, date, and language of the payment, the identifiers that Stripe gives it, and your name and message if you entered them. Never a card number: you enter that on Stripe’s page.'
export const donationsWhy =
  'To take the donation, thank you, and refund it on request (Article 6(1)(b)), and because bookkeeping law requires it (Article 6(1)(c)).'
export const donationsHowLong =
  'As long as bookkeeping law requires: in Sweden seven years after the end of the calendar year in which the fiscal year ended. An unpaid attempt is deleted after {days} days.'
export const monthlyGifts = 'Monthly gifts and Premium'
export const monthlyGiftsWhat =
  'Plan, amount, status, the date it is paid until, and the identifiers that Stripe gives it.'
export const monthlyGiftsWhy =
  'To charge what you agreed to, show it to you, and let you cancel it. Our contract with you (Article 6(1)(b)).'
export const monthlyGiftsHowLong =
  'The same as for donations. When you delete your account, what remains is no longer linked to you.'
export const newsletterWhat =
  'Email address, your name if you gave it, the language of your emails, the wording you agreed to (and when), a hash of the network address that the sign-up came from, and whether you confirmed or unsubscribed.'
export const newsletterWhy =
  'To send you what you asked for, with your consent (Article 6(1)(a)), and to be able to show that consent (Article 7(1)).'
export const newsletterHowLong =
  'Until you unsubscribe. Then only the address, marked as unsubscribed, and the record of your consent stay, so that nobody can sign you up again without your knowledge; on request we delete these too.'
export const emailsWeSend = 'Emails we send you'
export const emailsWeSendWhat = 'Which email went to which address, and when.'
export const emailsWeSendWhy =
  'To send each email once and to find out why one didn’t arrive. Legitimate interest in reliable email (Article 6(1)(f)).'
export const emailsWeSendHowLong = 'The recipient is deleted after {days} days.'
export const securityLog = 'The security log'
export const securityLogWhat =
  'Successful and refused sign-ins, and changes to passwords, keys, and ways to sign in: your account, the time, and your network address and browser.'
export const securityLogWhy =
  'To notice and trace break-ins. Legitimate interest in a secure site (Article 6(1)(f)).'
export const securityLogHowLong = 'Deleted after {days} days.'
export const whatYouWrite = 'What you write to us'
export const whatYouWriteWhat = 'Your message, your address or number, and our answer.'
export const whatYouWriteWhy = 'To answer you. Legitimate interest in doing so (Article 6(1)(f)).'
export const whatYouWriteHowLong =
  'Until the matter is settled, and at most a year after that unless the law requires longer.'

// Terms of service
export const termsLead = 'What you can expect from this site, and what we expect from the people who use it.'
export const whatSiteIs = 'What this site is'
export const whatSiteIsText =
  '{shop} shows baby products from partner retailers, links to their shops, and publishes guides for parents. We sell no products ourselves: when you buy something, your contract is with the retailer, whose terms, delivery, right of withdrawal, and warranty apply.'
export const siteIsRunBy = 'The site is run by:'
export const advertisingAndCommission = 'Advertising links and commission'
export const advertisingAndCommissionText =
  'Links to retailers, such as Buy Now and Visit Store, are advertising links. If you buy after following one, we may earn a commission from the retailer; you pay the same price. Commission doesn’t affect what comes first: see {howWeChoose}.'
export const howWeChooseLink = 'how we choose products'
export const pricesAndProducts = 'Prices and product information'
export const pricesAndProductsText =
  'Prices, descriptions, availability, ratings, and retailers’ pictures come from the retailers or from sample data. A price may have changed since we checked it; the product page says when that was. What the retailer shows when you order is what counts. We correct errors when we learn of them.'
export const picturesAreIllustrations = 'Product pictures are illustrations.'
export const noMedicalAdvice = 'Our guides are not medical advice'
export const noMedicalAdviceText =
  'Our articles are written with care, but they don’t know your child. They replace neither the advice of a doctor, midwife, or child health nurse nor the manufacturer’s instructions and age limits. In an emergency, call your local emergency number (112 in the EU).'
export const accounts = 'Accounts'
export const accountsText =
  'An account is free, and you only need one to have your favorites on every device and to set price alerts. Give a working email address, keep your password to yourself, and tell us if someone else uses your account. You can delete it at any time. We may close an account that violates these terms; where it’s fair to do so, we’ll warn you first.'
export const acceptableUse = 'Acceptable use'
export const acceptableUseText =
  'You’re welcome to use, link to, and share everything that is public here. Please don’t:'
export const noForeignAccounts =
  'try to access other people’s accounts or data, or get around limits and protections;'
export const noDisruption = 'disrupt the site with automated requests beyond what its documented API allows;'
export const noClickFraud = 'click links, or have others click them, just to generate commissions;'
export const noUnlawfulMessages = 'send anything through our forms that is unlawful or harms others.'
export const donationsAreVoluntary =
  'Donations are voluntary gifts toward running the site and its guides. You get nothing in return, and no part of the site is closed to people who don’t give. Donations are charged in US dollars through Stripe, for the amount you enter; your bank may charge a currency conversion fee.'
export const refunds =
  'Changed your mind? Write to {email} within 30 days with the date, the amount, and the email address you used, and we’ll refund the donation in full to your original payment method. A donation is not tax-deductible unless the law where you live says so.'
export const membershipTerms =
  'A monthly gift and Premium Member ($5 per month) are charged every month through Stripe until you cancel. You can do that anytime on {account}: it then ends with the month you’ve paid for. Deleting your account ends both at once. Premium includes what the plan says and nothing else. You can have each payment refunded in full within the same 30 days.'
export const yourAccountLink = 'your account'
export const newsletterTerms =
  'The newsletter is free, goes only to people who asked for it, and takes one click to stop. The {policy} says what we store for it.'
export const ourContent = 'Our content'
export const ourContentText =
  'Texts, illustrations, and design belong to us or to those who licensed them to us; retailers’ names and logos belong to them. You may quote and share with a link to the source, and use the content privately as the law allows. For anything else, ask us.'
export const liability = 'Liability'
export const liabilityText =
  'The site is free of charge. We run it with care, but can’t promise that it will always be available or free of errors. As far as the law allows, we’re not liable for the retailers’ goods and services, for what other sites show, or for losses we couldn’t foresee.'
export const liabilityLimits =
  'Nothing in these terms limits liability for willful misconduct or gross negligence, for death or personal injury, or for anything else where the law doesn’t allow a limit.'
export const lawAndDisputes = 'Law and disputes'
export const lawAndDisputesText =
  'Swedish law applies. If you are a consumer, this doesn’t limit the protection you have under mandatory law in the country where you live, and you may go to court there. Write to us first: most things can be settled. In Sweden, consumers can also turn to {board}.'
export const changesOfTerms =
  'We may change these terms when the site or the law changes. The version on this page applies from the day it’s published and isn’t retroactive. If you have an account, we’ll tell you in good time about changes that affect you, and you can delete the account if you don’t agree.'
export const questions = 'Questions'
export const questionsText = 'Write to {email} or see our {contactPage}.'
export const contactPageLink = 'contact page'

// For search engines
export const privacySearchDescription =
  'What {shop} stores about you, why, and for how long, which cookies we use, and how to have your data corrected or deleted.'
export const termsSearchDescription =
  'The terms of {shop}: advertising links, retailers’ prices, accounts, donations and refunds, liability, and law.'
