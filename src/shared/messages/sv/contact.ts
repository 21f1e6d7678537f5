export const contactLead =
  'Skriv eller ring till oss om en produkt, en artikel, en donation eller något som inte fungerar.'
export const phone = 'Telefon'
export const country = 'Land'
export const address = 'Adress'
export const aboutAnOrder = 'Om en beställning'
export const aboutAnOrderText =
  'Vi säljer inget själva. Kontakta butiken du handlade i om leveranser, returer och garantier: det är den som har din beställning.'
export const aboutADonation = 'Om en donation'
export const aboutADonationText =
  'Berätta datum, belopp och vilken e-postadress du använde. Vi betalar tillbaka donationer på begäran inom 30 dagar, enligt våra {terms}.'
export const termsInSentence = 'villkor'
export const aboutYourData = 'Om dina uppgifter'
export const aboutYourDataText =
  'Fråga vad vi sparar om dig, eller få det rättat eller raderat. Mer finns i vår {privacyPolicy}.'
export const privacyPolicyInSentence = 'integritetspolicy'
