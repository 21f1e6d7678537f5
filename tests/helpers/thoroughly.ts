import { test } from 'vitest'

const isThorough = process.env.TEST_THOROUGH === '1'

/** A size at which the property can fail already, and the one that `npm run test:thorough` tries. */
export function thoroughly<Size>(usual: Size, thorough: Size): Size {
  return isThorough ? thorough : usual
}

/** A test that takes seconds, of what others in its file try in another way: skipped in `npm test`. */
export const thoroughTest = test.runIf(isThorough)
