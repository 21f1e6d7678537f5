/** Tradedoubler's format: values in brackets, the retailer's address last. */
const IN_BRACKETS = /\?(?:\w+\([^()]*\))+/

/**
 * Adds the network's parameter for the origin of a click, never the visitor's identity. The rest of the link stays
 * unchanged; an existing parameter is kept if it has a value.
 */
export function outgoingLink(link: string, parameter: string | null, value: string): string {
  if (!parameter || link === '#') return link
  if (parameter.endsWith(':')) return withSegment(link, parameter, value)
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

/** Partnerize's format: the retailer's URL is the last part of the path. */
function withSegment(link: string, name: string, value: string): string {
  if (link.includes(`/${name}`) || !link.includes('/camref:')) return link
  return link.replace(/(?:\/destination:|\/?$)/, (rest) => `/${name}${value}${rest}`)
}

/** Fills an empty parameter; undefined when the text lacks the parameter. */
function filled(text: string, expression: RegExp, pair: string): string | undefined {
  const existing = expression.exec(text)
  if (!existing) return undefined
  return existing[1] ? text : text.replace(expression, () => pair)
}
