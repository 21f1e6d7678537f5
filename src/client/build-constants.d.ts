/** Part of every built picture's address; set by vite.config.ts. */
declare const __PICTURES_VERSION__: string
