export const THEME_STORAGE_KEY = 'theme'

/** Runs before the first paint: a chosen theme is a class on the root, otherwise the system decides. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='dark'||t==='light')document.documentElement.classList.add(t)}catch(e){}`
