import { expect, test } from 'vitest'
import { semanticTokens } from '#client/theme/tokens.ts'
import { contrastOf, TEXT_CONTRAST } from '#shared/site/accent-palette.ts'

const { clothing, feeding, toys, nursery, safety, rose, sand, slate } = semanticTokens.colors

const themesOf = ({ value }: { value: string }) => value.match(/#\w{6}/g) ?? []

test.each(Object.entries({ clothing, feeding, toys, nursery, safety, rose, sand, slate }))(
  'keeps the text of %s readable on its background in both themes',
  (_, { fg, subtle }) => {
    const grounds = themesOf(subtle)
    expect(grounds).toHaveLength(2)
    for (const [theme, ground] of grounds.entries())
      expect(contrastOf(themesOf(fg)[theme] ?? '', ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  },
)
