export const heroEyebrow = 'För att alla barn förtjänar det bästa'
export const heroTitle = 'Prisvärda babyprodukter av {highQuality}, från en källa du kan lita på'
export const highQuality = 'hög kvalitet'
export const shopNow = 'Börja handla'
export const calmThings = 'Lugna saker till barnrummet, till priser du kan jämföra.'
export const simpleToys = 'Enkla leksaker att stapla, skaka och dela, för alla plånböcker.'
export const firstMeals = 'Flaskor, haklappar och skålar till den första måltiden och de hundra därefter.'
export const welcome = 'Välkommen'
export const playSlides = 'Starta bildspelet'
export const pauseSlides = 'Pausa bildspelet'
export const slideNumber = 'Bild {n}'

export const featuredProducts = 'Utvalda produkter'
export const featuredProductsText = 'Bästsäljare och redaktionens favoriter'
export const viewAllProducts = 'Visa alla produkter'
export const featuredProductsFailed = 'De utvalda produkterna kunde inte hämtas. Försök igen lite senare.'
export const loadingFeaturedProducts = 'Hämtar utvalda produkter …'

export const testimonialsHeading = 'Så säger föräldrar'
export const sampleTestimonials = 'Exempel på omdömen. Vi har skrivit dem för att visa hur sidan ser ut.'
export const previousTestimonial = 'Föregående omdöme'
export const nextTestimonial = 'Nästa omdöme'
export const testimonialNumber = 'Omdöme {n}'
export const carousel = 'karusell'
export const motherOfBaby = 'Mamma till en sjumånaders bebis'
export const motherOfBabyQuote =
  'Jag jämförde tre flaskset på en och samma sida och köpte det mellersta. Det har klarat diskmaskinen varje dag och en lång period av tandsprickning.'
export const motherOfTwins = 'Tvillingmamma'
export const motherOfTwinsQuote =
  'När man behöver två av allt är priset det första jag tittar på. Här står det precis intill butiken som säljer, och inget är dolt.'
export const fatherOfToddler = 'Småbarnspappa'
export const fatherOfToddlerQuote =
  'Guiderna läses som om någon faktiskt hade varit vaken klockan fyra på morgonen. Vi köpte mindre än vi hade tänkt och saknade ingenting.'

export const shopByCategory = 'Handla efter kategori'

export const latestArticles = 'Senaste artiklarna'
export const latestArticlesText = 'Guider till de första åren, i klartext'
export const allArticles = 'Alla artiklar'

export const donationDriveTitle = 'Stöd vårt arbete'
export const donationDrivePurpose =
  'Gåvorna gör att sajten är gratis att använda och guiderna gratis att läsa.'

// For search engines
export const homeSearchTitle = '{shop}: prisvärda babyprodukter av hög kvalitet'
export const homeSearchDescription =
  'Prisvärda babyprodukter av hög kvalitet från våra partnerbutiker, samlade på ett ställe du kan lita på, med guider till de första åren.'
