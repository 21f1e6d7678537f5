export const outOfStock = 'Slut i lager'
export const priceChecked = 'Pris kontrollerat {day}'
export const productCount = '{n} produkt|{n} produkter'
