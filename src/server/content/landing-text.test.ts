import { describe, expect, test } from 'vitest'
import { renderLandingText } from '#server/content/landing-text.ts'

describe('the text of a landing page', () => {
  test('is split at its section headings', () => {
    const { introduction, sections } = renderLandingText(
      'Light ones.\n\n## Which one?\n\nThis.\n\n## Conclusion\n\nEnd.',
    )
    expect(introduction).toBe('<p>Light ones.</p>')
    expect(sections).toContain('<h2 id="which-one">Which one?</h2>')
    expect(sections).toContain('<p>End.</p>')
  })

  test('begins with plain words', () => {
    const { summary } = renderLandingText(
      '**Light** & folding,\n[for trains](https://example.com).\n\n## More\n\nNot this.',
    )
    expect(summary).toBe('Light & folding, for trains.')
  })

  test('is empty if nothing was written', () => {
    expect(renderLandingText('')).toMatchObject({ introduction: '', sections: '', summary: '' })
  })

  test('is cut between words', () => {
    expect(renderLandingText('stroller '.repeat(100)).summary).toMatch(/^(stroller ){16}stroller…$/)
  })
})
