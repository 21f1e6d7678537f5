export const newsletter = 'Newsletter'
export const newsletterLine = 'New guides and good finds, now and then.'
export const yourEmail = 'Your email'
export const newsletterConsent =
  'By subscribing you agree to receive our newsletter by email. You can withdraw your consent at any time.'
export const whatWeStore = 'What we store'
export const subscribing = 'Subscribing...'
export const subscribedToNewsletter = 'Successfully subscribed to our newsletter!'
export const subscribeFailed = 'Failed to subscribe. Please try again.'
export const confirmNext = 'New here? Check your inbox to confirm.'
export const inboxNote =
  'Thank you! If you’re new here, please open the link we’ve just emailed you to confirm.'
export const onTheList = 'Thank you! You’re on the list.'

export const ourNewsletter = 'Our newsletter'
export const ourNewsletterText =
  'New guides to your child’s first years, and affordable finds worth knowing about.'
export const whatToExpect = 'What to expect'
export const expectNoFloods = 'New guides and good finds, now and then. No countdowns, no daily emails.'
export const expectConfirmation = 'You confirm your address by email before the first issue.'
export const expectUnsubscribeLink = 'Every email has a one-click unsubscribe link.'
export const expectNoOtherUse = 'We use your name and address for the newsletter and nothing else.'
export const newsletterSignUp = 'Newsletter sign-up'
export const newslettersStartLater =
  'Newsletters start once your address is confirmed. If we email you a link, please open it; the email can take up to an hour if you’ve signed up before.'

export const confirmYourSubscription = 'Confirm your subscription'
export const confirmToGet = 'Confirm to get our newsletter at {email}.'
export const confirmMySubscription = 'Confirm my subscription'
export const youAreSubscribed = 'You’re subscribed'
export const nextIssueGoesTo =
  'Thank you! We’ll send the next issue to {email}. Every issue has a one-click unsubscribe link.'
export const readOurArticles = 'Read our articles'
export const linkHasExpired = 'This link has expired'
export const confirmationLinkExpired =
  'Confirmation links work once and for seven days. Subscribe again to get a new one.'
export const subscribeAgain = 'Subscribe again'
export const linkInvalidTitle = 'This link isn’t valid'
export const linkMayBeIncomplete =
  'It may be incomplete: please open it from the email again or paste the whole link.'
export const goToNewsletter = 'Go to the newsletter'

export const yourNewsletter = 'Your newsletter'
export const changesSaved = 'Saved.'
export const addressIsSubscribed = '{email} is subscribed.'
export const addressIsUnconfirmed = '{email} is not confirmed yet. Newsletters start after confirmation.'
export const addressIsUnsubscribed = '{email} is unsubscribed and won’t get any more issues.'
export const addressBounced = '{email} couldn’t be reached. Subscribe again to get new issues.'
export const deleteMyData = 'Delete my data'
export const deletionOfSubscriber =
  'We’ll delete your address, your name, and the record of your consent immediately and unsubscribe you. This can’t be undone.'
export const deleteEverything = 'Delete everything'
export const dataDeleted = 'Your data has been deleted'
export const dataDeletedText = 'We no longer store anything about your subscription.'

export const unsubscribe = 'Unsubscribe'
export const unsubscribeQuestion = 'Unsubscribe?'
export const unsubscribeText = 'We’ll stop sending issues to {email} and delete your name.'
export const youAreUnsubscribed = 'You’re unsubscribed'
export const noMoreIssues = 'We won’t send any more issues to {email}.'
export const subscribeAgainOrDelete =
  'Changed your mind? You can {subscribeAgain}. You can also {deleteYourData}.'
export const subscribeAgainLink = 'subscribe again'
export const deleteYourDataLink = 'delete your data'

// Refusals
export const subscribeForNewLink = 'This link has expired. Please subscribe again to get a new one.'
export const subscribeAgainFirst = 'You’re unsubscribed. Please subscribe again first.'

// For search engines
export const subscribeSearchDescription =
  'Sign up for the {shop} newsletter: new guides and affordable finds for the first years, with one click to unsubscribe.'
export const newsletterLinkSearchDescription = 'Your {shop} newsletter: the page behind an email link.'

export const unsubscribedByClick = 'You’re unsubscribed.'
