export const cardOfShop = 'Affordable, high-quality baby products'
export const cardOfLandingPage = 'Compare prices from partner retailers'
export const cardAtRetailer = 'At {retailer}'
export const cardAtRetailerChecked = 'At {retailer}, price checked {day}'
