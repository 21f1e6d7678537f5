/** Larger files are imported in parts. */
export const MAX_IMPORT_CHARACTERS = 200_000
