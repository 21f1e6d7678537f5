/** Style sheets compiled by theme/site-css.ts. */
declare module 'virtual:styles/*.css'
