// In many emails
export const helloAll = 'Hello,'
export const helloName = 'Hello {name},'
export const mailButtonFails = 'If the button doesn’t work, open this link: {link}'

// Signing up and in
export const signUpSubject = 'Finish creating your account at {shop}'
export const signUpPreview = 'One click, and your account is ready.'
export const signUpReason = 'You got this email because someone signed up at {shop} with your address.'
export const finishAccount = 'Finish creating your account'
export const signUpText =
  'Someone, hopefully you, signed up at {shop} with this address. Confirm that it’s yours, and your account is ready. The link works once and is valid for one day.'
export const signUpNotYou = 'If it wasn’t you, you can ignore this email: no account will be created.'
export const accountExistsSubject = 'You already have an account at {shop}'
export const accountExistsPreview = 'Sign in, or choose a new password.'
export const accountExistsHeading = 'You already have an account'
export const accountExistsText =
  'Someone, hopefully you, signed up at {shop} with this address, which already has an account. Nothing has changed: sign in as usual.'
export const accountExistsForgotten =
  'Forgot your password? {link}. If it wasn’t you, you can ignore this email.'
export const chooseNewOne = 'Choose a new one'
export const signInLinkSubject = 'Your sign-in link for {shop}'
export const signInLinkPreview = 'It works once, for {n} minutes.'
export const signInLinkReason =
  'You got this email because someone requested a sign-in link at {shop} for your address.'
export const signInToShop = 'Sign in to {shop}'
export const signInLinkText =
  'Open the link below in the browser you want to sign in with. It works once and is valid for {n} minutes.'
export const signInLinkNotYou =
  'If you didn’t request it, you can ignore this email. Don’t share the link with anyone.'
export const passwordResetSubject = 'Choose a new password for {shop}'
export const passwordResetPreview = 'The link is valid for {n} minutes.'
export const passwordResetReason =
  'You got this email because someone requested a new password at {shop} for your address.'
export const passwordResetText =
  'Someone, hopefully you, requested a new password for your account at {shop}. The link below works once and is valid for {n} minutes.'
export const passwordResetNotYou = 'If it wasn’t you, you can ignore this email: your password won’t change.'

// Addresses
export const verifyEmailSubject = 'Confirm your email address for {shop}'
export const verifyEmailPreview = 'One click confirms this address is yours.'
export const verifyEmailReason =
  'You got this email because someone created an account at {shop} with your address.'
export const isYourAddress = 'Is this your address?'
export const verifyEmailText =
  'Please confirm that this email address is yours, so you can reset your password if you ever forget it.'
export const verifyEmailNotYou = 'If you didn’t create an account at {shop}, you can ignore this email.'
export const confirmMyAddress = 'Confirm my address'
export const emailChangeSubject = 'Confirm your new email address for {shop}'
export const emailChangePreview = 'One click makes this your account’s address.'
export const emailChangeReason =
  'You got this email because someone with an account at {shop} entered your address as their new one.'
export const isYourNewAddress = 'Is this your new address?'
export const emailChangeText =
  'Please confirm that this is the new email address for your account at {shop}. From then on you’ll sign in with it. The link is valid for one hour.'
export const emailChangeNotYou = 'If you didn’t request this, you can ignore this email: nothing will change.'
export const confirmMyNewAddress = 'Confirm my new address'
export const emailChangedSubject = 'Your email address was changed ({shop})'
export const emailChangedPreview = 'You can no longer sign in with this address.'
export const emailChangedReason = 'You got this email because your account at {shop} had this address.'
export const emailWasChanged = 'Your email address was changed'
export const emailChangedText =
  'Your account at {shop} now has the address {address}. You can no longer sign in with this address.'
export const emailChangedNotYou =
  'If it wasn’t you, write to {address} from this address right away, so we can lock out the other person and restore your account.'
export const contactUsMail = 'Contact us'

// The newsletter
export const confirmSubscriptionSubject = 'Confirm your subscription to the {shop} newsletter'
export const confirmSubscriptionPreview = 'One more click, and you’re subscribed.'
export const confirmSubscriptionReason =
  'You got this email because someone entered your address to subscribe to the {shop} newsletter. If you don’t confirm, we won’t email you again.'
export const confirmSubscription = 'Please confirm your subscription'
export const confirmSubscriptionThanks =
  'Thank you for your interest in our newsletter: new guides for the first years and affordable finds, now and then.'
export const confirmSubscriptionText =
  'Please confirm that you want it. The link is valid for {n} days. If you didn’t ask for the newsletter, you can ignore this email.'
export const newsletterAdvertises =
  'Advertising: this email contains links to products; we may earn a commission.'
export const newsletterReason =
  'You got this email because you subscribed to the {shop} newsletter. {unsubscribe} or {preferences}.'
export const changePreferencesByLink = 'change your preferences'
