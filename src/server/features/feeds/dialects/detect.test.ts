import { describe, expect, test } from 'vitest'
import { detectDialect } from '#server/features/feeds/dialects/detect.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'

const google = 'xmlns:g="http://base.google.com/ns/1.0"'

function refusal(head: string) {
  try {
    return `taken for ${detectDialect(head).name}`
  } catch (error) {
    if (error instanceof FeedError) return error.message
    throw error
  }
}

describe('the dialect', () => {
  test.each([
    ['google-xml', `<rss version="2.0" ${google}><channel>`],
    [
      'google-xml',
      `\n<?xml version="1.0"?>\n<!-- <html> -->\n<feed xmlns="http://www.w3.org/2005/Atom" ${google}>`,
    ],
    ['google-xml', `<rdf:RDF ${google}>`],
    ['google-xml', '<rss version="2.0"><channel><item><g:id>1</g:id>'],
    ['awin-csv', 'aw_product_id,product_name,aw_deep_link\n'],
    ['awin-csv', '"AW_Deep_Link"|"colour"|"product_name"|"aw_product_id"\r\n'],
    ['awin-csv', '\n\nproduct_name\taw_product_id\taw_deep_link'],
    ['awin-csv', ' aw_product_id ; product_name ;aw_deep_link\n<html>;<rss>;x'],
  ])('is detected as %s from %j', (name, head) => {
    expect(detectDialect(head).name).toBe(name)
  })
})

describe('input other than a feed is rejected', () => {
  test.each([
    ['', 'The file is empty'],
    [' \r\n\t ', 'The file is empty'],
    ['<!doctype HTML><html>', 'The file is a web page (perhaps a login page), not a feed'],
    ['<!-- hi -->\n<HTML lang="sv">', 'The file is a web page (perhaps a login page), not a feed'],
    [
      `<!DOCTYPE rss [<!ENTITY a "b">]><rss ${google}>`,
      'The file is XML with a DOCTYPE, which isn’t accepted',
    ],
  ])('%j: %s', (head, message) => {
    expect(refusal(head)).toBe(message)
  })

  test('names the missing columns of the nearest dialect', () => {
    expect(refusal('aw_product_id,product_name,price\n')).toBe(
      'This isn’t a known feed format: awin-csv needs the column aw_deep_link',
    )
    expect(refusal('<?xml version="1.0"?>\n<catalog/>')).toBe(
      "This isn’t a known feed format: google-xml needs RSS or Atom with Google's g: elements",
    )
  })

  test('gives a plain sentence if no dialect is close', () => {
    expect(refusal('{}')).toBe('This isn’t a known feed format: no known format was found')
  })

  test('quotes nothing from the file', () => {
    for (const head of ['s3cret-signing-key\n', 'user:s3cret@host,x\n1,2', '<s3cret/>', '{"key":"s3cret"}']) {
      expect(refusal(head)).not.toContain('s3cret')
    }
  })
})
