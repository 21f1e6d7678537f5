export const outOfStock = 'Out of stock'
export const priceChecked = 'Price checked {day}'
export const productCount = '{n} product|{n} products'
