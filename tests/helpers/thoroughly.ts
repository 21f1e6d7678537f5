const isThorough = process.env.TEST_THOROUGH === '1'

/** A size at which the property can fail already, and the one that `npm run test:thorough` tries. */
export function thoroughly<Size>(usual: Size, thorough: Size): Size {
  return isThorough ? thorough : usual
}
