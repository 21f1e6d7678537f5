interface Rule {
  isAllowed: boolean
  path: string
}

const MOST_RULES = 2_000

/**
 * True if a robots.txt lets `agent` read a path (RFC 9309). Uses the agent's group or else that of `*`, and in it the
 * longest matching rule. Among equals, the allowing rule wins.
 */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const rules = rulesFor(agent.toLowerCase(), robots) ?? rulesFor('*', robots) ?? []
  const fitting = rules.filter((rule) => rule.path !== '' && fits(rule.path, path))
  const longest = Math.max(...fitting.map((rule) => rule.path.length))
  const decisive = fitting.filter((rule) => rule.path.length === longest)
  return decisive.length === 0 || decisive.some(({ isAllowed }) => isAllowed)
}

/** Collects the rules of all groups that name it; undefined when none does. */
function rulesFor(agent: string, robots: string): Rule[] | undefined {
  let rules: Rule[] | undefined
  let isNaming = false
  let isNamed = false
  for (const line of robots.split(/\r\n?|\n/)) {
    const [text = ''] = line.split('#', 1)
    const colon = text.indexOf(':')
    const key = text.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = text.slice(colon + 1).trim()
    if (key === 'user-agent') {
      isNamed = (isNaming && isNamed) || value.toLowerCase() === agent
      isNaming = true
      if (isNamed) rules ??= []
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false
      if (isNamed && rules && rules.length < MOST_RULES)
        rules.push({ isAllowed: key === 'allow', path: value })
    }
  }
  return rules
}

/** `*` is anything, `$` at the end is the end. Each part is searched after the one before, without backtracking. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...others] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const index = path.indexOf(part, at)
    if (index < 0) return false
    at = index + part.length
  }
  if (!isWhole) return true
  const last = parts.at(-1) ?? ''
  return parts.length === 1
    ? path === first
    : path.endsWith(last) && path.length - last.length >= at - last.length
}
