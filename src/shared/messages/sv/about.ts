export const aboutShop = 'Om {shop}'
export const aboutLead =
  'Alla barn förtjänar det bästa, och ingen familj ska behöva betala för mycket för det.'
export const ourStory = 'Vår historia'
export const storyBeginning =
  '{shop} startade 2020 med en enkel iakttagelse: småbarnsföräldrar har ont om tid, ännu mindre sömn och alldeles för många flikar öppna. Samma nappflaska kostar olika på olika ställen, varje butik säger att just deras produkter är bäst, och en bebis behöver mindre än vad listorna påstår.'
export const storyIdea =
  'Så vi började samla prisvärda, välgjorda saker på ett lugnt ställe, där pris och butik syns direkt, och skriva guider som säger vad som är viktigt och erkänner det ingen vet.'
export const storyCommission =
  'Vi har inget lager och säljer ingenting själva. När du hittar något skickar vi dig till butiken som säljer det och kan få provision. {details}.'
export const storyCommissionDetails = 'Så påverkar det vad du ser här'

export const whatWeValue = 'Det här är viktigt för oss'
export const trust = 'Förtroende'
export const trustText =
  'Vi berättar vem som betalar oss och för vad, märker ut annonser och exempel och påstår inget vi inte kan stå för.'
export const affordability = 'Bra priser'
export const affordabilityText =
  'Alla produktkort visar priset intill butiken. Bra och prisvärt slår nytt och dyrt.'
export const community = 'Gemenskap'
export const communityText =
  'Att titta runt och läsa är gratis för alla familjer. Gåvor hjälper oss att hålla det så, och vi frågar aldrig två gånger.'

export const waysOfSupport = 'Så hjälper vi föräldrar'
export const fourWaysOfSupport = 'Fyra sätt vi hjälper föräldrar på'
export const lessScrolling = 'Mindre letande, bättre val'
export const lessScrollingText =
  'Produkter för de första åren från flera butiker, på en sida i stället för i tio flikar.'
export const pricesUpFront = 'Priset syns direkt'
export const pricesUpFrontText =
  'Vi visar priset, butiken och, när vi känner till den, vår provision, så att du kan jämföra innan du klickar.'
export const guidesForTiredReaders = 'Guider för trötta ögon'
export const guidesForTiredReadersText =
  'Artiklar om sömn, mat, säkerhet och ekonomi: lättlästa och tydliga med när du bör söka vård.'
export const freeForEveryFamily = 'Gratis för alla familjer'
export const freeForEveryFamilyText =
  'Att titta runt, läsa och spara favoriter kostar ingenting. Provisioner och gåvor betalar sajten.'

export const howWeChooseText =
  'Vem som bestämmer vad du ser här och i vilken ordning, och vem som betalar för det.'
export const whatIsListed = 'Vad som finns med'
export const whatIsListedText =
  'Produkter från våra partnerbutiker som passar i någon av våra kategorier. Den som driver sajten lägger in dem för hand eller hämtar dem från en butiks produktflöde. Vi testar inte alla produkter själva och låtsas inte göra det.'
export const whatComesFirst = 'Vad som visas först'
export const whatComesFirstText =
  'Redaktionens val och bästsäljare kommer först, därefter produkter som finns i lager. Vid lika läge visas produkter vars länkar följs oftare före andra, och nyare före äldre. Vid en sökning kommer de bästa träffarna först. Du kan i stället sortera efter namn eller pris och begränsa listan med kategori eller sökning. Ordningen är densamma för alla: den beror inte på vem du är, och vi räknar klick utan att veta vems de är.'
export const commissionAndRanking = 'Provisionen påverkar inte ordningen'
export const commissionAndRankingText =
  'Vad en butik betalar oss har ingen betydelse för ordningen, och ingen butik kan köpa en plats eller en märkning. Vi visar provisionen för varje partner, och för varje produkt där vi känner till den. Priset för dig är detsamma oavsett.'
export const whatBadgesMean = 'Vad märkningarna betyder'
export const whatBadgesMeanText =
  'Båda sätts av den som driver sajten. De bygger på vår bedömning, inte på försäljningssiffror.'
export const editorsPickMeaning = '{badge} Det vi själva skulle välja.'
export const bestSellerMeaning = '{badge} Populärt bland kunderna, enligt vad butikerna berättar.'
export const ratingsAndReviews = 'Betyg och omdömen'
export const ratingsAndReviewsText =
  'De följer med produkten; vi samlar inte in dem. Exempelprodukter har påhittade betyg och antal omdömen: de är märkta som exempelbetyg och kommer inte från riktiga köpare.'
export const testimonialsAreSamples = 'Omdömena på startsidan är också exempel.'
export const prices = 'Priser'
export const pricesText =
  'De kommer från butikerna, och på produktsidan står när vi senast kontrollerade dem. Det är priset i butiken som gäller.'
export const advertisingLinks = 'Annonslänkar'
export const advertisingLinksText =
  'Alla länkar med Köp nu och Besök butiken är annonslänkar. De öppnas i en ny flik och går direkt till butiken. Om du handlar där kan vi få provision.'

export const lookAround = 'Titta runt, eller berätta vad som saknas'
export const lookAroundText =
  'Ett fel pris, en produkt som borde finnas här, en fråga: vi läser alla meddelanden.'
export const contactUs = 'Kontakta oss'

// For search engines
export const aboutSearchDescription =
  'Vilka vi är, vad som är viktigt för oss, hur vi hjälper föräldrar och hur produkter väljs ut och sorteras: provisionen påverkar inte ordningen.'
export const contactSearchDescription =
  'Så når du {shop} via e-post, telefon eller post med frågor om produkter, artiklar, gåvor eller de uppgifter vi sparar om dig.'
export const donateSearchDescription =
  'Stöd {shop} med en gåva via kort: den gör att sajten är gratis att använda och guiderna för föräldrar gratis att läsa.'
export const premiumSearchDescription =
  'Premium kostar 5 dollar i månaden och gör att sajten är gratis för alla. Vad det ändrar, vad det inte ändrar och hur du säger upp det.'
