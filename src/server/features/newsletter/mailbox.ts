const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com']

/** Normalizes an address to its mailbox: `Anna+shop@home.test` becomes `anna@home.test`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [box = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${DOTLESS_DOMAINS.includes(domain) ? box.replaceAll('.', '') : box}@${domain}`
}
