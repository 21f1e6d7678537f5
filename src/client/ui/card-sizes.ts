/** The `sizes` of card pictures in a grid of up to three columns. */
export const CARD_SIZES =
  '(min-width: 1320px) 395px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 132px'
