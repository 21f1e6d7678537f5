export const THEME_STORAGE_KEY = 'theme'

/** What the browser's own bar is painted in; the first of several that fit the page counts. */
export const BAR_COLORS = { light: '#FFFCF8', dark: '#101B1C' }
/** The id of the colour that goes before those that follow the system. */
export const CHOSEN_BAR = 'chosen-bar-color'

/**
 * Runs before the first paint: a chosen theme is a class on the root and a colour before those that follow the system;
 * otherwise the system decides.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='dark'||t==='light'){document.documentElement.classList.add(t);document.head.insertAdjacentHTML('afterbegin','<meta id=${CHOSEN_BAR} name=theme-color content='+${JSON.stringify(BAR_COLORS)}[t]+'>')}}catch(e){}`
