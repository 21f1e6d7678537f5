import { describe, expect, test } from 'vitest'
import { renderLandingText } from '#server/content/landing-text.ts'

describe('the text of a landing page', () => {
  test('is taken apart where its sections begin', () => {
    const { introduction, sections } = renderLandingText(
      'Light ones.\n\n## Which one?\n\nThis.\n\n## Conclusion\n\nEnd.',
    )
    expect(introduction).toBe('<p>Light ones.</p>')
    expect(sections).toContain('<h2 id="which-one">Which one?</h2>')
    expect(sections).toContain('<p>End.</p>')
  })

  test('begins in plain words', () => {
    const { summary } = renderLandingText(
      '**Light** & folding,\n[for trains](https://example.com).\n\n## More\n\nNot this.',
    )
    expect(summary).toBe('Light & folding, for trains.')
  })

  test('is nothing where nothing was written', () => {
    expect(renderLandingText('')).toEqual({ introduction: '', sections: '', summary: '' })
  })

  test('is cut at a word', () => {
    expect(renderLandingText('stroller '.repeat(100)).summary).toMatch(/^(stroller ){16}stroller…$/)
  })
})
