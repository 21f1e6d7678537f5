export const guidesHeading = 'Guides for the first years'
export const guidesText = 'Plainly written articles about sleep, health, play, and shopping for less.'
export const searchArticles = 'Search articles'
export const searchArticlesPlaceholder = 'Search articles...'
export const blogCategories = 'Blog categories'
export const allPosts = 'All Posts'
export const articleCount = '{n} article|{n} articles'
export const loadingArticles = 'Loading articles...'
export const articlesFailed = 'Error loading articles'
export const articlesFailedText = 'Please try again later'
export const noArticles = 'No articles found'
export const noArticlesText = 'Try adjusting your search or category filter'

export const parentingTips = 'Parenting Tips'
export const parentingTipsText =
  'Sleep, routines, and the other things that fill the days and nights of the first years.'
export const productReviews = 'Product Reviews'
export const productReviewsText =
  'Kinds of baby products compared in plain words: who each one suits, and what to check for.'
export const budgetTips = 'Budget Tips'
export const budgetTipsText = 'How to equip a baby for less, and where it’s wiser not to cut corners.'
export const babyHealth = 'Baby Health'
export const babyHealthText =
  'Common worries of the first years, what helps at home, and when to see your doctor.'
export const shoppingGuide = 'Shopping Guide'
export const shoppingGuideText = 'What to buy, what to borrow, and how to read what labels promise.'
export const development = 'Development'
export const developmentText = 'What babies learn and when, with the wide ranges that are normal.'

export const minutesToRead = '{n} min read'
export const likeCount = '{n} like|{n} likes'
export const byAuthor = 'By {author}'
export const publishedOn = 'Published {day}'
export const updatedOn = 'Updated {day}'
export const inThisArticle = 'In this article'
export const keyPoints = 'Key Points'
export const expertAdvice = 'Expert Advice'
export const articleDisclosure =
  'Advertising: this article contains links to products; we may earn a commission.'
export const shareThisArticle = 'Share this article'
export const relatedProducts = 'Related Products'
export const relatedArticles = 'Related Articles'

export const postNotFound = '404 - Post Not Found'
export const postNotFoundText =
  'We couldn’t find that article. It may have been renamed, or the address may be incomplete.'
export const postNotFoundTitle = 'Post Not Found'
export const backToBlog = 'Back to Blog'

export const thisIsDraft = 'This is a draft.'
export const draftVisibleUntil = 'Only people with this link can see it, until {day}.'
export const draftOf = 'Draft: {title}'
export const draftNotFoundTitle = 'Draft not found'
export const draftNotFound = '404 - Draft Not Found'
export const draftNotFoundText =
  'This link has expired, was revoked, or is incomplete. Ask the person who sent it to you for a new one.'
export const goToBlog = 'Go to the blog'
export const articleNotFound = 'We couldn’t find that article'

// Collections of products
export const nothingRightNow = 'Nothing here right now'
export const nothingInCollection =
  'There are no products under “{name}” right now. New ones arrive with every update from our partner retailers.'
export const titleOfPage = '{title}, Page {n}'
export const descriptionOfPage = '{description} Page {n}.'

// For search engines
export const blogSearchTitle = 'Blog: Guides for the First Years'
export const blogCategorySearchTitle = '{category}: Articles for Parents'
export const searchInTitle = '“{search}” in {title}'
export const blogSearchDescription =
  'Plainly written guides for parents of babies and toddlers: sleep, health, development, shopping, and saving money.'
export const articlesByTeam = 'Articles by the {shop} editorial team.'
export const feedTitle = '{shop}: guides for the first years'
export const feedSubtitle = 'Sleep, health, development, shopping, and saving money, plainly written.'
export const tableOf = 'Table: {columns}'
export const done = 'Done'
export const toDo = 'To do'
