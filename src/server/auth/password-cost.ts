/** As OWASP recommends (Password Storage Cheat Sheet): 128 MiB, a third of a second per password. */
export const PASSWORD_COST = { logN: 17, r: 8, p: 1 }
