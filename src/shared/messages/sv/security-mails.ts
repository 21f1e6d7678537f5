// Notices of changes to an account
export const securityReason =
  'Du får det här mejlet för att du har ett konto hos {shop}. Vi skriver bara när något i kontots säkerhet ändras.'
export const securitySubject = '{heading} ({shop})'
export const happenedWhen = 'När'
export const happenedWith = 'Med'
export const happenedOnServer = 'Webbplatsens egen server'
export const ifNotYou =
  'Om det inte var du ska du genast välja ett nytt lösenord: då loggas alla andra webbläsare ut. Gå sedan igenom din kontosida och ta bort det du inte känner igen.'
export const newSignInSubject = 'Ny inloggning på ditt konto hos {shop}'
export const newSignIn = 'En ny inloggning på ditt konto'
export const newSignInText =
  'Någon har just loggat in på ditt konto från en webbläsare som vi inte har sett förut. Om det var du, välkommen tillbaka: du behöver inte göra något.'
export const passwordWasChanged = 'Ditt lösenord har ändrats'
export const passwordWasChangedText =
  'Ditt kontos lösenord har just ändrats, och alla andra webbläsare har loggats ut.'
export const passwordWasReset = 'Ditt lösenord har återställts'
export const passwordWasResetText =
  'Ditt konto har just fått ett nytt lösenord, och alla webbläsare har loggats ut.'
export const factorAdded = 'Ett sätt att logga in har lagts till'
export const factorAddedPasskey = 'Du kan nu logga in på ditt konto med en ny passkey.'
export const factorAddedProvider = 'Du kan nu logga in på ditt konto med ett konto hos en annan leverantör.'
export const factorAddedApp = 'Du kan nu logga in på ditt konto med en autentiseringsapp som andra steg.'
export const factorRemoved = 'Ett sätt att logga in har tagits bort'
export const factorRemovedPasskey = 'Ditt konto använder inte längre en av sina passkeys.'
export const factorRemovedProvider = 'Ditt konto använder inte längre ett konto hos en annan leverantör.'
export const factorRemovedApp = 'Ditt konto använder inte längre sin autentiseringsapp.'
export const factorRemovedAll = 'Ditt konto använder inte längre sin autentiseringsapp eller någon passkey.'
export const recoveryCodesRenewed = 'Du har nya återställningskoder'
export const recoveryCodesRenewedText =
  'Ditt konto har just fått nya återställningskoder. De gamla fungerar inte längre.'
export const nowAdministratorSubject = 'Du är nu administratör för {shop}'
export const nowAdministrator = 'Du är nu administratör'
export const nowAdministratorText =
  'Ditt konto kan nu hantera allt hos {shop}: produkter, personer, pengar och säkerhetskopior.'
export const nowAdministratorAdvice = 'Om du inte väntade dig det, fråga den som driver webbplatsen.'
export const openAdminArea = 'Öppna administrationen'
export const newApiKeySubject = 'Ny API-nyckel: {name} ({shop})'
export const newApiKey = 'En ny API-nyckel'
export const newApiKeyText = 'En API-nyckel med namnet ”{name}” har just skapats i ditt namn.'
export const apiKeyRotatedSubject = 'API-nyckel utbytt: {name} ({shop})'
export const apiKeyRotated = 'En API-nyckel har bytts ut'
export const apiKeyRotatedText =
  'API-nyckeln ”{name}” har ersatts av en ny. Den gamla fungerar i 24 timmar till.'
export const apiKeyAdvice =
  'Om du inte känner igen den kan du återkalla den: program som använder den nekas då genast.'
export const reviewApiKeys = 'Gå igenom API-nycklar'
