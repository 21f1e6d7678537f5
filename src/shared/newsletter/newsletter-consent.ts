/** The text that people agree to when they subscribe; stored with their sign-up. */
export const NEWSLETTER_CONSENT =
  'By subscribing you agree to receive our newsletter by email. You can withdraw your consent at any time.'

export const SUBSCRIBED = 'Successfully subscribed to our newsletter!'
export const SUBSCRIBE_FAILED = 'Failed to subscribe. Please try again.'
