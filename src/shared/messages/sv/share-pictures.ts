export const cardOfShop = 'Prisvärda babyprodukter av hög kvalitet'
export const cardOfLandingPage = 'Jämför priser från våra partnerbutiker'
export const cardAtRetailer = 'Hos {retailer}'
export const cardAtRetailerChecked = 'Hos {retailer}, pris kontrollerat {day}'
