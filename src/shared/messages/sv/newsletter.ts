export const newsletter = 'Nyhetsbrev'
export const newsletterLine = 'Nya guider och bra fynd, då och då.'
export const yourEmail = 'Din e-postadress'
export const newsletterConsent =
  'När du prenumererar godkänner du att få vårt nyhetsbrev via e-post. Du kan när som helst återkalla ditt samtycke.'
export const whatWeStore = 'Det här sparar vi'
export const subscribing = 'Anmäler …'
export const subscribedToNewsletter = 'Du prenumererar nu på vårt nyhetsbrev!'
export const subscribeFailed = 'Anmälan misslyckades. Försök igen.'
export const confirmNext = 'Är du ny här? Bekräfta via mejlet i din inkorg.'
export const inboxNote = 'Tack! Om du är ny här: öppna länken som vi just har mejlat dig för att bekräfta.'
export const onTheList = 'Tack! Du står på listan.'

export const ourNewsletter = 'Vårt nyhetsbrev'
export const ourNewsletterText =
  'Nya guider till barnets första år och prisvärda fynd som är värda att känna till.'
export const whatToExpect = 'Så fungerar det'
export const expectNoFloods = 'Nya guider och bra fynd, då och då. Inga nedräkningar, inga dagliga mejl.'
export const expectConfirmation = 'Du bekräftar din adress via e-post innan det första brevet kommer.'
export const expectUnsubscribeLink = 'I varje mejl kan du avsluta prenumerationen med ett klick.'
export const expectNoOtherUse = 'Vi använder ditt namn och din adress till nyhetsbrevet och inget annat.'
export const newsletterSignUp = 'Anmälan till nyhetsbrevet'
export const newslettersStartLater =
  'Nyhetsbreven börjar komma när din adress är bekräftad. Om vi mejlar dig en länk, öppna den; mejlet kan dröja upp till en timme om du har anmält dig tidigare.'

export const confirmYourSubscription = 'Bekräfta din prenumeration'
export const confirmToGet = 'Bekräfta för att få vårt nyhetsbrev till {email}.'
export const confirmMySubscription = 'Bekräfta prenumerationen'
export const youAreSubscribed = 'Du prenumererar'
export const nextIssueGoesTo =
  'Tack! Vi skickar nästa nyhetsbrev till {email}. I varje brev kan du avsluta prenumerationen med ett klick.'
export const readOurArticles = 'Läs våra artiklar'
export const linkHasExpired = 'Länken har gått ut'
export const confirmationLinkExpired =
  'Bekräftelselänken fungerar en gång och i sju dagar. Prenumerera igen för att få en ny.'
export const subscribeAgain = 'Prenumerera igen'
export const linkInvalidTitle = 'Länken är ogiltig'
export const linkMayBeIncomplete =
  'Den kan vara ofullständig: öppna den från mejlet igen eller klistra in hela länken.'
export const goToNewsletter = 'Till nyhetsbrevet'

export const yourNewsletter = 'Ditt nyhetsbrev'
export const changesSaved = 'Sparat.'
export const addressIsSubscribed = '{email} prenumererar.'
export const addressIsUnconfirmed =
  '{email} är inte bekräftad än. Nyhetsbreven börjar komma när du har bekräftat.'
export const addressIsUnsubscribed = '{email} är avanmäld och får inga fler nyhetsbrev.'
export const addressBounced = '{email} gick inte att nå. Prenumerera igen för att få nya nyhetsbrev.'
export const deleteMyData = 'Radera mina uppgifter'
export const deletionOfSubscriber =
  'Vi raderar genast din adress, ditt namn och uppgiften om ditt samtycke och avslutar prenumerationen. Det går inte att ångra.'
export const deleteEverything = 'Radera allt'
export const dataDeleted = 'Dina uppgifter är raderade'
export const dataDeletedText = 'Vi har inte längre kvar några uppgifter om din prenumeration.'

export const unsubscribe = 'Avsluta prenumerationen'
export const unsubscribeQuestion = 'Vill du avsluta prenumerationen?'
export const unsubscribeText = 'Vi slutar skicka nyhetsbrev till {email} och raderar ditt namn.'
export const youAreUnsubscribed = 'Du har avslutat prenumerationen'
export const noMoreIssues = 'Vi skickar inga fler nyhetsbrev till {email}.'
export const subscribeAgainOrDelete =
  'Har du ångrat dig? Du kan {subscribeAgain}. Du kan också {deleteYourData}.'
export const subscribeAgainLink = 'prenumerera igen'
export const deleteYourDataLink = 'radera dina uppgifter'

// Refusals
export const subscribeForNewLink = 'Länken har gått ut. Prenumerera igen för att få en ny.'
export const subscribeAgainFirst = 'Du har avslutat prenumerationen. Prenumerera igen först.'

// For search engines
export const subscribeSearchDescription =
  'Prenumerera på nyhetsbrevet från {shop}: nya guider och prisvärda fynd för de första åren. Du avslutar med ett klick.'
export const newsletterLinkSearchDescription = 'Ditt nyhetsbrev från {shop}: sidan bakom länken i mejlet.'

export const unsubscribedByClick = 'Du har avslutat prenumerationen.'
