/** Tradedoubler's form: values in brackets, the retailer's address last. */
const IN_BRACKETS = /\?(?:\w+\([^()]*\))+/

/**
 * The retailer's link with the network's parameter for where the click came from, never for whose it was. The rest of the
 * link stays to the letter; a parameter that is there already stays if it has a value.
 */
export function outgoingLink(link: string, parameter: string | null, value: string): string {
  if (!parameter || link === '#') return link
  const name = parameter.replaceAll('.', '\\.')
  if (IN_BRACKETS.test(link)) {
    const end = link.indexOf('url(')
    const pair = `${parameter}(${value})`
    const added = end < 0 ? link + pair : link.slice(0, end) + pair + link.slice(end)
    return filled(link, new RegExp(`(?<=[?)])${name}\\(([^()]*)\\)`), pair) ?? added
  }
  const [address = '', ...fragment] = link.split('#')
  const pair = `${parameter}=${value}`
  const added = `${address}${address.includes('?') ? '&' : '?'}${pair}`
  const joined = filled(address, new RegExp(`(?<=[?&])${name}(?:=([^&]*))?(?=&|$)`), pair) ?? added
  return [joined, ...fragment].join('#')
}

/** With the pair where the parameter is empty; undefined where the text lacks it. */
function filled(text: string, expression: RegExp, pair: string): string | undefined {
  const existing = expression.exec(text)
  if (!existing) return undefined
  return existing[1] ? text : text.replace(expression, () => pair)
}
