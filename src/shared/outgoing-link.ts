/** Tradedoubler's form: values in brackets, the retailer's address last. */
const IN_BRACKETS = /\?(?:\w+\([^()]*\))+/

/**
 * The retailer's link with the network's parameter for where the click came from, never for whose it was. The rest of the
 * link stays to the letter; one that has the parameter already stays as it is.
 */
export function outgoingLink(link: string, parameter: string | null, value: string): string {
  if (!parameter || link === '#') return link
  if (IN_BRACKETS.test(link)) {
    if (link.includes(`${parameter}(`)) return link
    const end = link.indexOf('url(')
    const pair = `${parameter}(${value})`
    return end < 0 ? link + pair : link.slice(0, end) + pair + link.slice(end)
  }
  const [address = '', ...fragment] = link.split('#')
  if (new RegExp(`[?&]${parameter.replaceAll('.', '\\.')}=`).test(address)) return link
  const joined = `${address}${address.includes('?') ? '&' : '?'}${parameter}=${value}`
  return [joined, ...fragment].join('#')
}
