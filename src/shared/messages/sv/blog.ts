export const guidesHeading = 'Guider till de första åren'
export const guidesText = 'Lättlästa artiklar om sömn, hälsa, lek och att handla billigare.'
export const searchArticles = 'Sök artiklar'
export const searchArticlesPlaceholder = 'Sök artiklar …'
export const blogCategories = 'Bloggens kategorier'
export const allPosts = 'Alla inlägg'
export const articleCount = '{n} artikel|{n} artiklar'
export const loadingArticles = 'Hämtar artiklar …'
export const articlesFailed = 'Artiklarna kunde inte hämtas'
export const articlesFailedText = 'Försök igen lite senare'
export const noArticles = 'Inga artiklar hittades'
export const noArticlesText = 'Prova en annan sökning eller kategori'

export const parentingTips = 'Föräldratips'
export const parentingTipsText =
  'Sömn, rutiner och allt annat som fyller dagar och nätter under de första åren.'
export const productReviews = 'Produktrecensioner'
export const productReviewsText =
  'Olika slags babyprodukter jämförda i klartext: vem de passar och vad du bör titta efter.'
export const budgetTips = 'Spartips'
export const budgetTipsText =
  'Så får bebisen allt den behöver för mindre, och var det är klokt att inte snåla.'
export const babyHealth = 'Bebisens hälsa'
export const babyHealthText =
  'Vanliga bekymmer under de första åren, vad som hjälper hemma och när du bör söka vård.'
export const shoppingGuide = 'Köpguide'
export const shoppingGuideText = 'Vad du ska köpa, vad du kan låna och hur du tolkar vad märkningen lovar.'
export const development = 'Utveckling'
export const developmentText = 'Vad barn lär sig och när, med den stora variation som är normal.'

export const minutesToRead = '{n} min läsning'
export const likeCount = '{n} gillar|{n} gillar'
export const byAuthor = 'Av {author}'
export const publishedOn = 'Publicerad {day}'
export const updatedOn = 'Uppdaterad {day}'
export const inThisArticle = 'I artikeln'
export const keyPoints = 'Det viktigaste'
export const expertAdvice = 'Expertens råd'
export const articleDisclosure = 'Annons: artikeln innehåller länkar till produkter; vi kan få provision.'
export const shareThisArticle = 'Dela artikeln'
export const relatedProducts = 'Relaterade produkter'
export const relatedArticles = 'Relaterade artiklar'

export const postNotFound = '404 – Inlägget finns inte'
export const postNotFoundText =
  'Vi hittade inte artikeln. Den kan ha bytt namn, eller så är adressen ofullständig.'
export const postNotFoundTitle = 'Inlägget finns inte'
export const backToBlog = 'Till bloggen'

export const thisIsDraft = 'Det här är ett utkast.'
export const draftVisibleUntil = 'Bara den som har länken kan se det, till och med {day}.'
export const draftOf = 'Utkast: {title}'
export const draftNotFoundTitle = 'Utkastet finns inte'
export const draftNotFound = '404 – Utkastet finns inte'
export const draftNotFoundText =
  'Länken har gått ut, dragits tillbaka eller är ofullständig. Be den som skickade den om en ny.'
export const goToBlog = 'Till bloggen'
export const articleNotFound = 'Vi hittade inte artikeln'

// Collections of products
export const nothingRightNow = 'Här är tomt just nu'
export const nothingInCollection =
  'Det finns inga produkter under ”{name}” just nu. Nya kommer med varje uppdatering från våra partnerbutiker.'
export const titleOfPage = '{title}, sida {n}'
export const descriptionOfPage = '{description} Sida {n}.'

// For search engines
export const blogSearchTitle = 'Blogg: guider till de första åren'
export const blogCategorySearchTitle = '{category}: artiklar för föräldrar'
export const searchInTitle = '”{search}” i {title}'
export const blogSearchDescription =
  'Lättlästa guider för föräldrar till bebisar och småbarn: sömn, hälsa, utveckling, inköp och hur du sparar pengar.'
export const articlesByTeam = 'Artiklar av redaktionen på {shop}.'
export const feedTitle = '{shop}: guider till de första åren'
export const feedSubtitle =
  'Sömn, hälsa, utveckling, inköp och att spara pengar, skrivet så att det går att förstå.'
export const tableOf = 'Tabell: {columns}'
export const done = 'Klart'
export const toDo = 'Att göra'
