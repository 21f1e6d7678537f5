const DARK = '(prefers-color-scheme: dark)'

/** Shows a mail in light or dark colors, whatever the reader's own are, by what its media queries are about. */
export function setScheme(page: Document, scheme: 'light' | 'dark'): void {
  page.documentElement.style.colorScheme = scheme
  for (const { media } of mediaRulesOf(page)) {
    if (media.mediaText === DARK) media.mediaText = scheme === 'dark' ? 'all' : 'not all'
  }
}

function mediaRulesOf(page: Document): CSSMediaRule[] {
  return [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isMediaRule))
}

/** Classes of a frame are others than those of the page around it, so that `instanceof` would say no. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'cssRules' in rule
}
