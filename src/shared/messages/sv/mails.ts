// In many emails
export const helloAll = 'Hej!'
export const helloName = 'Hej {name}!'
export const mailButtonFails = 'Om knappen inte fungerar kan du öppna den här länken: {link}'

// Signing up and in
export const signUpSubject = 'Skapa klart ditt konto hos {shop}'
export const signUpPreview = 'Ett klick, så är ditt konto klart.'
export const signUpReason =
  'Du får det här mejlet för att någon har skapat ett konto hos {shop} med din adress.'
export const finishAccount = 'Skapa klart ditt konto'
export const signUpText =
  'Någon, förhoppningsvis du, har skapat ett konto hos {shop} med den här adressen. Bekräfta att den är din, så är kontot klart. Länken fungerar en gång och gäller i ett dygn.'
export const signUpNotYou = 'Om det inte var du behöver du inte göra något: då skapas inget konto.'
export const accountExistsSubject = 'Du har redan ett konto hos {shop}'
export const accountExistsPreview = 'Logga in eller välj ett nytt lösenord.'
export const accountExistsHeading = 'Du har redan ett konto'
export const accountExistsText =
  'Någon, förhoppningsvis du, ville skapa ett konto hos {shop} med den här adressen, som redan har ett. Inget har ändrats: logga in som vanligt.'
export const accountExistsForgotten =
  'Har du glömt lösenordet? {link}. Om det inte var du behöver du inte göra något.'
export const chooseNewOne = 'Välj ett nytt'
export const signInLinkSubject = 'Din inloggningslänk till {shop}'
export const signInLinkPreview = 'Den fungerar en gång, i {n} minuter.'
export const signInLinkReason =
  'Du får det här mejlet för att någon har bett om en inloggningslänk till {shop} för din adress.'
export const signInToShop = 'Logga in på {shop}'
export const signInLinkText =
  'Öppna länken nedan i den webbläsare som du vill logga in med. Den fungerar en gång och gäller i {n} minuter.'
export const signInLinkNotYou =
  'Om du inte har bett om den behöver du inte göra något. Dela inte länken med någon.'
export const passwordResetSubject = 'Välj ett nytt lösenord till {shop}'
export const passwordResetPreview = 'Länken gäller i {n} minuter.'
export const passwordResetReason =
  'Du får det här mejlet för att någon har bett om ett nytt lösenord till {shop} för din adress.'
export const passwordResetText =
  'Någon, förhoppningsvis du, har bett om ett nytt lösenord till ditt konto hos {shop}. Länken nedan fungerar en gång och gäller i {n} minuter.'
export const passwordResetNotYou = 'Om det inte var du behöver du inte göra något: ditt lösenord ändras inte.'

// Addresses
export const verifyEmailSubject = 'Bekräfta din e-postadress för {shop}'
export const verifyEmailPreview = 'Ett klick bekräftar att adressen är din.'
export const verifyEmailReason =
  'Du får det här mejlet för att någon har skapat ett konto hos {shop} med din adress.'
export const isYourAddress = 'Är det här din adress?'
export const verifyEmailText =
  'Bekräfta att e-postadressen är din, så att du kan välja ett nytt lösenord om du skulle glömma det.'
export const verifyEmailNotYou = 'Om du inte har skapat något konto hos {shop} behöver du inte göra något.'
export const confirmMyAddress = 'Bekräfta min adress'
export const emailChangeSubject = 'Bekräfta din nya e-postadress för {shop}'
export const emailChangePreview = 'Ett klick gör den här till kontots adress.'
export const emailChangeReason =
  'Du får det här mejlet för att någon med ett konto hos {shop} har angett din adress som sin nya.'
export const isYourNewAddress = 'Är det här din nya adress?'
export const emailChangeText =
  'Bekräfta att det här är den nya e-postadressen för ditt konto hos {shop}. Därefter loggar du in med den. Länken gäller i en timme.'
export const emailChangeNotYou = 'Om du inte har bett om det behöver du inte göra något: inget ändras.'
export const confirmMyNewAddress = 'Bekräfta min nya adress'
export const emailChangedSubject = 'Din e-postadress har ändrats ({shop})'
export const emailChangedPreview = 'Du kan inte längre logga in med den här adressen.'
export const emailChangedReason = 'Du får det här mejlet för att ditt konto hos {shop} hade den här adressen.'
export const emailWasChanged = 'Din e-postadress har ändrats'
export const emailChangedText =
  'Ditt konto hos {shop} har nu adressen {address}. Du kan inte längre logga in med den här adressen.'
export const emailChangedNotYou =
  'Om det inte var du ska du genast skriva till {address} från den här adressen, så att vi kan stänga ute den andra personen och återställa ditt konto.'
export const contactUsMail = 'Kontakta oss'

// The newsletter
export const confirmSubscriptionSubject = 'Bekräfta att du vill ha nyhetsbrevet från {shop}'
export const confirmSubscriptionPreview = 'Ett klick till, så prenumererar du.'
export const confirmSubscriptionReason =
  'Du får det här mejlet för att någon har angett din adress för att få nyhetsbrevet från {shop}. Om du inte bekräftar mejlar vi dig inte igen.'
export const confirmSubscription = 'Bekräfta din prenumeration'
export const confirmSubscriptionThanks =
  'Tack för ditt intresse för vårt nyhetsbrev: nya guider för de första åren och prisvärda fynd, då och då.'
export const confirmSubscriptionText =
  'Bekräfta att du vill ha det. Länken gäller i {n} dagar. Om du inte har bett om nyhetsbrevet behöver du inte göra något.'
export const newsletterAdvertises =
  'Annons: mejlet innehåller länkar till produkter, och vi kan få provision.'
export const newsletterReason =
  'Du får det här mejlet för att du prenumererar på nyhetsbrevet från {shop}. {unsubscribe} eller {preferences}.'
export const changePreferencesByLink = 'ändra dina val'
