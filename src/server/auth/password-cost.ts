/**
 * The cost that OWASP recommends (Password Storage Cheat Sheet): 128 MiB and about a third of a second per password.
 */
export const PASSWORD_COST = { logN: 17, r: 8, p: 1 }
