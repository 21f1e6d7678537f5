// The receipt of a donation
export const donationThanksSubject = 'Tack för din donation till {shop}'
export const demoSubject = 'Demo: {subject}'
export const donationThanksPreview = '{amount} mottaget den {day}. Det här mejlet är ditt kvitto.'
export const donationThanksReason =
  'Du får det här mejlet för att en donation till {shop} har gjorts med din adress.'
export const thankYouForDonation = 'Tack!'
export const donationArrived =
  'Din donation har kommit fram. Den hjälper oss att fortsätta, och vi är tacksamma.'
export const demoPayment = 'Det här var en demobetalning: inget kort har debiterats.'
export const demoReceipt = 'Mejlet visar hur ett kvitto ser ut.'
export const keepReceipt = 'Spara mejlet som ditt kvitto.'
export const receiptQuestions = 'Har du frågor eller har något blivit fel? Skriv till {address}.'
export const receiptAmount = 'Belopp'
export const receiptEachMonth = '{amount} varje månad'
export const receiptRefunded = 'Återbetalt'
export const receiptRemaining = 'Kvar'
export const receiptReceived = 'Mottaget'
export const receiptReceivedBy = 'Mottagare'
export const receiptReference = 'Referens'

// Price alerts
export const alertSubject = 'Din prisbevakning: {name}'
export const alertsSubject = 'Dina prisbevakningar: {name} och {n} till'
export const alertHeading = 'Din prisbevakning'
export const alertsHeading = 'Dina prisbevakningar'
export const alertPriceNow = '{price} nu'
export const alertPriceNowAt = '{price} nu hos {retailer}'
export const alertBackInStock = 'Åter i lager'
export const alertBackInStockAt = 'Åter i lager hos {retailer}'
export const alertPriceDrop =
  'Prissänkning: {percent} % under {price}, det lägsta pris vi såg under de 30 dagarna före {day}.'
export const alertLowest30Days = 'Lägsta pris vi har sett på 30 dagar: {price}.'
export const askedForStock = 'Du bevakar: åter i lager.'
export const askedForPercent = 'Du bevakar: minst {percent} % lägre pris.'
export const askedForTarget = 'Du bevakar: {price} eller lägre.'
export const askedForAnyDrop = 'Du bevakar: varje lägre pris.'
export const alertPricesMayChange =
  'Det här är de priser vi senast såg. De aktuella finns på butikens sida. Om du köper något där kan vi få provision.'
export const alertReason =
  'Du får det här mejlet för att du har prisbevakningar hos {shop}. Vi skickar högst ett om dagen. {stop} eller {choose}.'
export const chooseAlerts = 'välj vilka du vill behålla'
