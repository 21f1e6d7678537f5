// Notices of changes to an account
export const securityReason =
  'You got this email because you have an account at {shop}. We only write when something about its security changes.'
export const securitySubject = '{heading} ({shop})'
export const happenedWhen = 'When'
export const happenedWith = 'With'
export const happenedOnServer = 'The site’s own server'
export const ifNotYou =
  'If it wasn’t you, choose a new password right away: that signs out every other browser. Then check your account page and remove anything you don’t recognize.'
export const newSignInSubject = 'New sign-in to your {shop} account'
export const newSignIn = 'A new sign-in to your account'
export const newSignInText =
  'Someone just signed in to your account from a browser we haven’t seen before. If it was you, welcome back: you don’t need to do anything.'
export const passwordWasChanged = 'Your password was changed'
export const passwordWasChangedText =
  'Your account’s password was just changed, and every other browser was signed out.'
export const passwordWasReset = 'Your password was reset'
export const passwordWasResetText =
  'A new password was just set for your account, and every browser was signed out.'
export const factorAdded = 'A way to sign in was added'
export const factorAddedPasskey = 'You can now sign in to your account with a new passkey.'
export const factorAddedProvider = 'You can now sign in to your account with an account at another provider.'
export const factorAddedApp =
  'You can now sign in to your account with an authenticator app as the second step.'
export const factorRemoved = 'A way to sign in was removed'
export const factorRemovedPasskey = 'Your account no longer uses one of its passkeys.'
export const factorRemovedProvider = 'Your account no longer uses an account at another provider.'
export const factorRemovedApp = 'Your account no longer uses its authenticator app.'
export const factorRemovedAll = 'Your account no longer uses its authenticator app or any passkey.'
export const recoveryCodesRenewed = 'You have new recovery codes'
export const recoveryCodesRenewedText =
  'New recovery codes were just created for your account. The old ones no longer work.'
export const nowAdministratorSubject = 'You’re now an administrator of {shop}'
export const nowAdministrator = 'You’re now an administrator'
export const nowAdministratorText =
  'Your account can now manage everything at {shop}: products, people, money, and backups.'
export const nowAdministratorAdvice = 'If you didn’t expect this, please ask the person who runs the site.'
export const openAdminArea = 'Open the admin area'
export const newApiKeySubject = 'New API key: {name} ({shop})'
export const newApiKey = 'A new API key'
export const newApiKeyText = 'An API key called “{name}” was just created in your name.'
export const apiKeyRotatedSubject = 'API key rotated: {name} ({shop})'
export const apiKeyRotated = 'An API key was rotated'
export const apiKeyRotatedText =
  'The API key “{name}” has been replaced by a new one. The old one works for 24 more hours.'
export const apiKeyAdvice =
  'If you don’t recognize it, revoke it: programs that use it will be refused immediately.'
export const reviewApiKeys = 'Review API keys'
