/** In place of `src/server/auth/password-cost.ts` while tests run inside of Vitest. */
export const PASSWORD_COST = { logN: 10, r: 8, p: 1 }
