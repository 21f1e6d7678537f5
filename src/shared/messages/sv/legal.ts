export const lastUpdated = 'Senast uppdaterad: {day}'
export const onThisPage = 'På den här sidan'
export const emailLine = 'E-post: {email}'
export const phoneLine = 'Telefon: {phone}'

// Privacy policy
export const privacyLead =
  'Vi vet hellre för lite om dig än för mycket. Här står vad vi sparar, varför, hur länge och hur du får det raderat.'
export const whoIsResponsible = 'Vem som är ansvarig'
export const controllerIs = 'Personuppgiftsansvarig för de uppgifter som {shop} behandlar är:'
export const writeToController =
  'Skriv dit om allt som rör den här sidan. Du behöver varken en blankett eller ett skäl.'
export const whenYouVisit = 'När du bara tittar in'
export const visitWithoutAccount =
  'Du kan läsa, söka och följa länkar utan konto, och vi vet inte vem du är. Vi använder inga annons- eller analystjänster och skapar inga profiler.'
export const serverLog =
  'För varje anrop loggar vår server tidpunkten, sidans sökväg, svarets status och hur lång tid det tog. Den loggar inte din nätverksadress, din webbläsare eller vad du sökte efter.'
export const ownServerOnly =
  'Allt på en sida, även bilder och typsnitt, kommer från vår egen server: din webbläsare kontaktar ingen annan.'
export const cookiesAndStorage = 'Kakor och lagring i din webbläsare'
export const noTracking =
  'Inget här spårar dig, så det finns ingen ruta att klicka bort. Det här sparas i din webbläsare:'
export const sessionCookie = 'En sessionskaka'
export const sessionCookieText =
  '{what}, först när du har loggat in. Den håller dig inloggad och tas bort när du loggar ut eller sessionen går ut.'
export const deviceCookie = 'En enhetskaka'
export const deviceCookieText =
  '{what}, först när du har loggat in och i högst 400 dagar. Den visar oss att någon har loggat in från den här webbläsaren tidigare, så att ingen kan låsa dig ute genom att gissa ditt lösenord. Den innehåller ett slumptal och en signatur och sparas ingen annanstans.'
export const themeChoice = 'Ditt val av ljust eller mörkt tema'
export const themeChoiceText =
  '{what}, i lokal lagring, bara om det skiljer sig från systemets. Det lämnar aldrig din webbläsare.'
export const lastProducts = 'De produkter du senast tittade på'
export const lastProductsText =
  '{what}, i lokal lagring, så att du hittar dem igen nedanför en produkt. Listan lämnar aldrig din webbläsare, och ”Stäng av” intill den raderar den.'
export const deviceFavorites = 'Dina favoriter, om du saknar konto eller inte är inloggad'
export const deviceFavoritesText =
  '{what}, i lokal lagring, tills du tar bort dem eller loggar in: då flyttas de till ditt konto. De skickas till oss bara då och när du öppnar listan.'
export const comparedProducts = 'De produkter du har valt att jämföra'
export const comparedProductsText =
  '{what}, i lokal lagring, tills du rensar jämförelsen. De skickas till oss först när du öppnar den.'
export const scrollPosition = 'Hur långt du hade rullat'
export const scrollPositionText =
  '{what}, i flikens lagring, så att du kommer tillbaka till samma ställe när du går bakåt. Det lämnar aldrig din webbläsare och tas bort när du stänger fliken.'
export const whatWeStoreAndWhy = 'Vad vi sparar, varför och hur länge'
export const onlyTheseCases = 'Vi sparar personuppgifter bara i de här fallen:'
export const backupsAndAudit =
  'Raderade uppgifter kan finnas kvar i säkerhetskopior, som raderas efter {days} dagar; de {newest} nyaste behålls tills nyare har ersatt dem. Ändringar som administratörer gör i butiken sparas med deras konto i {years} år, så att misstag kan spåras.'
export const pagesAndLinks = 'Sidor och länkar till butiker'
export const dailyCounts =
  'Ett klick på en länk till en butik lägger till ett i en daglig räkning för produkten eller butiken och sidan där länken fanns, och en sida som du ser lägger till ett i sin egen dagliga räkning. Räkningarna innehåller ingen person, nätverksadress, kaka eller exakt tid. För att upprepningar bara ska räknas en gång finns en kod som bildas av din nätverksadress och webbläsare i minnet i högst ett dygn; ingen kan räkna ut adressen av den. Räkningarna av sidor raderas efter {years} år.'
export const atTheRetailer =
  'Hos butiken, och på vägen dit genom ett affiliatenätverk, gäller de företagens regler: de kan sätta egna kakor och får veta att du kom från vår sajt. Vi får veta att något köptes och vilken provision det gav, inte vem som köpte det.'
export const searchesOfVisitors = 'Vad besökare söker efter'
export const searchCounts =
  'Vi räknar, dag för dag, vilka ord som det söks efter i butiken och om de gav träffar och ledde till en produkt. Det hjälper oss att ta in rätt produkter och att kalla saker det som föräldrar kallar dem. Vi sparar ingen person, nätverksadress, kaka eller exakt tid, och inget som ser ut som en e-postadress eller ett telefon-, person- eller kortnummer. Ord som färre än {visitors} besökare har sökt efter sparas inte. För att upprepade sökningar bara ska räknas en gång finns en kod som bildas av din nätverksadress och webbläsare i minnet i en halvtimme; ingen kan räkna ut adressen av den. Räkningarna raderas efter {days} dagar.'
export const theNewsletter = 'Nyhetsbrevet'
export const newsletterPrivacy =
  'Du får det bara om du har bett om det och bekräftat din adress via e-post. I varje mejl kan du avsluta prenumerationen med ett klick; du kan också skriva till {email}. Att du återkallar ditt samtycke påverkar inte lagligheten i det vi gjorde dessförinnan.'
export const donationsThroughStripe = 'Gåvor via Stripe'
export const stripePrivacy =
  'Stripe tar emot betalningarna på sina egna sidor. Stripe behandlar dina betalningsuppgifter som självständigt personuppgiftsansvarig, även utanför EES med de skyddsåtgärder som beskrivs i deras {policy}. Stripe får beloppet, din e-postadress och en gåvoreferens av oss och meddelar oss om betalningen gick igenom.'
export const whoElseSees = 'Vilka andra som kan se uppgifterna'
export const whoElseSeesText =
  'Vi säljer inga uppgifter och delar dem inte med annonsörer eller butiker. Företag som driver vår server eller skickar vår e-post behandlar uppgifter åt oss, enligt våra instruktioner och enligt avtal. Vi lämnar ut till myndigheter det som lagen kräver.'
export const yourRights = 'Dina rättigheter'
export const rightsUnderGdpr = 'Enligt GDPR kan du när som helst och utan kostnad be oss:'
export const rightOfAccess = 'att berätta vad vi sparar om dig och ge dig en kopia av det;'
export const rightOfCorrection = 'att rätta det, radera det eller begränsa hur vi använder det;'
export const rightOfPortability = 'att ge dig de uppgifter du har lämnat i ett maskinläsbart format;'
export const rightToObject =
  'att sluta använda det när vi stöder oss på ett berättigat intresse eller på ett samtycke som du återkallar.'
export const useOfRights =
  'Med ett konto kan du själv exportera dina uppgifter och radera kontot. Skriv annars till {email}: vi svarar inom en månad. Vi kan behöva kontrollera vem du är, och vi måste spara det som bokföringslagen kräver. Vi fattar inga helt automatiserade beslut om dig.'
export const complaints = 'Klagomål'
export const complaintsText =
  'Säg till om något är fel, så att vi kan rätta det. Du kan också klaga hos tillsynsmyndigheten, i Sverige {authority}, eller hos myndigheten i det land där du bor eller arbetar.'
export const children = 'Barn'
export const childrenText =
  'Sajten är skriven för föräldrar, inte för barn, och den frågar inte efter några uppgifter om ditt barn. Utelämna gärna ditt barns namn och hälsa när du skriver till oss.'
export const changesOfPage = 'Ändringar'
export const changesOfPolicy =
  'När sajten ändras gör den här sidan det också. Om en ändring gäller uppgifter som du redan har lämnat säger vi till i förväg, om vi kan nå dig. I våra {terms} står vad du får göra på sajten.'

// Stored data
export const storedWhat = 'Vad'
export const storedWhy = 'Varför'
export const storedHowLong = 'Hur länge'
export const abuseProtection = 'Skydd mot missbruk'
export const abuseProtectionWhat =
  'Din nätverksadress, när du loggar in, skapar konto, prenumererar, ger en gåva eller anropar vårt API.'
export const abuseProtectionWhy =
  'För att stoppa lösenordsgissningar och mängder av anrop. Berättigat intresse av en säker sajt (artikel 6.1 f i GDPR).'
export const abuseProtectionHowLong = 'Sparas i högst ett dygn och raderas sedan.'
export const yourAccountWhat =
  'Namn, e-postadress (och om du har bekräftat den), språket i dina mejl, roll och ditt lösenord, sparat som en saltad hash (vi kan inte läsa det). För varje session: när den började och går ut samt vilken nätverksadress och webbläsare den öppnades med.'
export const yourAccountWhy =
  'För att logga in dig och låta dig se och avsluta dina sessioner. Vårt avtal med dig (artikel 6.1 b).'
export const yourAccountHowLong =
  'Tills du raderar kontot; ett konto som ingen bekräftar raderas inom {days} dagar. Sessioner raderas när du loggar ut, eller inom {days} dagar efter att de har gått ut.'
export const yourFavoritesData = 'Dina favoriter'
export const yourFavoritesWhat =
  'Vilka produkter du har sparat i ditt konto, och när; om du delar din lista även dess länk, som inte visar ditt namn.'
export const yourFavoritesWhy = 'För att visa dem för dig. Vårt avtal med dig (artikel 6.1 b).'
export const yourFavoritesHowLong = 'Tills du tar bort dem, slutar dela listan eller raderar kontot.'
export const priceAlertsWhat =
  'Vilken produkt du bevakar, vilket pris eller vilken påfyllning du väntar på, när du startade bevakningen, vilket pris vi senast meddelade dig och om du har stoppat mejlen.'
export const priceAlertsWhy =
  'För att mejla dig om produkterna du bevakar. Vårt avtal med dig (artikel 6.1 b).'
export const priceAlertsHowLong =
  'Tills du raderar dem eller ditt konto. En lagerbevakning raderas när vi har meddelat dig; en bevakning av en produkt som inte längre finns hos oss raderas efter {days} dagar.'
export const donations = 'Gåvor'
export const donationsWhat =
  'Belopp, e-postadress, status, datum och språk för betalningen, de beteckningar som Stripe ger den samt ditt namn och meddelande om du har skrivit något. Aldrig ett kortnummer: det anger du på Stripes sida.'
export const donationsWhy =
  'För att ta emot gåvan, tacka dig och betala tillbaka den om du ber om det (artikel 6.1 b), och för att bokföringslagen kräver det (artikel 6.1 c).'
export const donationsHowLong =
  'Så länge som bokföringslagen kräver: i Sverige sju år efter utgången av det kalenderår då räkenskapsåret avslutades. Ett obetalt försök raderas efter {days} dagar.'
export const monthlyGifts = 'Månadsgåvor och Premium'
export const monthlyGiftsWhat =
  'Plan, belopp, status, till vilket datum det är betalt och de beteckningar som Stripe ger det.'
export const monthlyGiftsWhy =
  'För att debitera det du har godkänt, visa det för dig och låta dig säga upp det. Vårt avtal med dig (artikel 6.1 b).'
export const monthlyGiftsHowLong =
  'Lika länge som för gåvor. När du raderar ditt konto är det som blir kvar inte längre kopplat till dig.'
export const newsletterWhat =
  'E-postadress, ditt namn om du har angett det, språket i dina mejl, texten du godkände (och när), en hash av nätverksadressen som anmälan kom från samt om du har bekräftat eller avslutat prenumerationen.'
export const newsletterWhy =
  'För att skicka det du har bett om, med ditt samtycke (artikel 6.1 a), och för att kunna visa det samtycket (artikel 7.1).'
export const newsletterHowLong =
  'Tills du avslutar prenumerationen. Sedan finns bara adressen, markerad som avanmäld, och uppgiften om ditt samtycke kvar, så att ingen kan anmäla dig igen utan att du vet om det; på begäran raderar vi även dem.'
export const emailsWeSend = 'Mejl som vi skickar till dig'
export const emailsWeSendWhat = 'Vilket mejl som skickades till vilken adress, och när.'
export const emailsWeSendWhy =
  'För att skicka varje mejl en gång och ta reda på varför ett inte kom fram. Berättigat intresse av fungerande e-post (artikel 6.1 f).'
export const emailsWeSendHowLong = 'Mottagaren raderas efter {days} dagar.'
export const securityLog = 'Säkerhetsloggen'
export const securityLogWhat =
  'Lyckade och nekade inloggningar samt ändringar av lösenord, nycklar och sätt att logga in: ditt konto, tidpunkten samt din nätverksadress och webbläsare.'
export const securityLogWhy =
  'För att upptäcka och spåra intrång. Berättigat intresse av en säker sajt (artikel 6.1 f).'
export const securityLogHowLong = 'Raderas efter {days} dagar.'
export const whatYouWrite = 'Det du skriver till oss'
export const whatYouWriteWhat = 'Ditt meddelande, din adress eller ditt nummer och vårt svar.'
export const whatYouWriteWhy = 'För att svara dig. Berättigat intresse av att göra det (artikel 6.1 f).'
export const whatYouWriteHowLong =
  'Tills ärendet är avslutat och högst ett år därefter, om lagen inte kräver längre.'

// Terms of service
export const termsLead =
  'Vad du kan förvänta dig av den här sajten, och vad vi förväntar oss av dem som använder den.'
export const whatSiteIs = 'Vad den här sajten är'
export const whatSiteIsText =
  '{shop} visar babyprodukter från partnerbutiker, länkar till deras butiker och publicerar guider för föräldrar. Vi säljer inga produkter själva: när du köper något ingår du avtal med butiken, och det är butikens villkor, leverans, ångerrätt och garanti som gäller.'
export const siteIsRunBy = 'Sajten drivs av:'
export const advertisingAndCommission = 'Annonslänkar och provision'
export const advertisingAndCommissionText =
  'Länkar till butiker, till exempel Köp nu och Besök butiken, är annonslänkar. Om du handlar efter att ha följt en sådan länk kan vi få provision av butiken; du betalar samma pris. Provisionen påverkar inte vad som visas först: se {howWeChoose}.'
export const howWeChooseLink = 'hur vi väljer produkter'
export const pricesAndProducts = 'Priser och produktinformation'
export const pricesAndProductsText =
  'Priser, beskrivningar, tillgänglighet, betyg och butikernas bilder kommer från butikerna eller från exempeldata. Ett pris kan ha ändrats sedan vi kontrollerade det; på produktsidan står när det var. Det som butiken visar när du beställer är det som gäller. Vi rättar fel när vi får veta om dem.'
export const picturesAreIllustrations = 'Produktbilderna är illustrationer.'
export const noMedicalAdvice = 'Våra guider är inte medicinska råd'
export const noMedicalAdviceText =
  'Våra artiklar är skrivna med omsorg, men de känner inte ditt barn. De ersätter varken råd från läkare, barnmorska eller BVC-sjuksköterska eller tillverkarens anvisningar och åldersgränser. Ring det lokala nödnumret i en nödsituation (112 inom EU).'
export const accounts = 'Konton'
export const accountsText =
  'Ett konto är gratis, och du behöver det bara för att ha favoriterna på alla dina enheter och för att bevaka priser. Ange en e-postadress som fungerar, håll ditt lösenord för dig själv och säg till om någon annan använder ditt konto. Du kan radera det när som helst. Vi kan stänga ett konto som bryter mot villkoren; när det är rimligt varnar vi dig först.'
export const acceptableUse = 'Tillåten användning'
export const acceptableUseText =
  'Du får gärna använda, länka till och dela allt som är offentligt här. Men låt bli att:'
export const noForeignAccounts =
  'försöka komma åt andras konton eller uppgifter eller kringgå gränser och skydd;'
export const noDisruption = 'störa sajten med automatiska anrop utöver vad dess dokumenterade API tillåter;'
export const noClickFraud = 'klicka på länkar, eller låta andra klicka på dem, bara för att skapa provision;'
export const noUnlawfulMessages = 'skicka något genom våra formulär som är olagligt eller skadar andra.'
export const donationsAreVoluntary =
  'Gåvor är frivilliga bidrag till att driva sajten och dess guider. Du får inget i gengäld, och ingen del av sajten är stängd för den som inte ger. Gåvor debiteras i amerikanska dollar via Stripe, med det belopp du anger; din bank kan ta ut en växlingsavgift.'
export const refunds =
  'Har du ångrat dig? Skriv till {email} inom 30 dagar och ange datum, belopp och den e-postadress du använde, så betalar vi tillbaka hela gåvan till ditt ursprungliga betalsätt. En gåva ger ingen skattereduktion om inte lagen där du bor säger det.'
export const membershipTerms =
  'En månadsgåva och Premiummedlem (5 dollar i månaden) debiteras varje månad via Stripe tills du säger upp. Det kan du göra när som helst på {account}: då upphör det när den månad du har betalat för är slut. Om du raderar ditt konto upphör båda genast. Premium innehåller det som planen anger och inget annat. Du kan få varje betalning helt återbetald inom samma 30 dagar.'
export const yourAccountLink = 'ditt konto'
export const newsletterTerms =
  'Nyhetsbrevet är gratis, skickas bara till dem som har bett om det och avslutas med ett klick. I vår {policy} står vad vi sparar för det.'
export const ourContent = 'Vårt innehåll'
export const ourContentText =
  'Texter, illustrationer och formgivning tillhör oss eller dem som har licensierat dem till oss; butikernas namn och logotyper tillhör dem. Du får citera och dela med en länk till källan och använda innehållet privat så som lagen tillåter. Fråga oss om allt annat.'
export const liability = 'Ansvar'
export const liabilityText =
  'Sajten är gratis. Vi driver den med omsorg men kan inte lova att den alltid är tillgänglig eller fri från fel. Så långt lagen tillåter ansvarar vi inte för butikernas varor och tjänster, för vad andra sajter visar eller för förluster som vi inte kunde förutse.'
export const liabilityLimits =
  'Inget i villkoren begränsar ansvaret för uppsåt eller grov vårdslöshet, för dödsfall eller personskada eller för något annat där lagen inte tillåter en begränsning.'
export const lawAndDisputes = 'Lag och tvister'
export const lawAndDisputesText =
  'Svensk lag gäller. Om du är konsument begränsar det inte det skydd du har enligt tvingande lag i det land där du bor, och du får vända dig till domstol där. Skriv till oss först: det mesta går att lösa. I Sverige kan konsumenter också vända sig till {board}.'
export const changesOfTerms =
  'Vi kan ändra villkoren när sajten eller lagen ändras. Versionen på den här sidan gäller från den dag den publiceras och inte bakåt i tiden. Om du har ett konto berättar vi i god tid om ändringar som berör dig, och du kan radera kontot om du inte samtycker.'
export const questions = 'Frågor'
export const questionsText = 'Skriv till {email} eller se vår {contactPage}.'
export const contactPageLink = 'kontaktsida'

// For search engines
export const privacySearchDescription =
  'Vad {shop} sparar om dig, varför och hur länge, vilka kakor vi använder och hur du får dina uppgifter rättade eller raderade.'
export const termsSearchDescription =
  'Villkoren för {shop}: annonslänkar, butikernas priser, konton, gåvor och återbetalning, ansvar och lag.'
