/** Limits for the synonyms that administrators add to the search. */
export const MOST_NAME_GROUPS = 200
export const FEWEST_NAMES = 2
export const MOST_NAMES = 20
export const NAME_LENGTH = { min: 3, max: 40 }
export const MOST_WORDS_IN_NAME = 3
