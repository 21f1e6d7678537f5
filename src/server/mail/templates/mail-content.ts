import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'

export interface MailContent {
  language: Language
  subject: string
  html: string
  text: string
}

const TEXT_WIDTH = 78

export async function mailContent(subject: string, mail: ReactElement): Promise<MailContent> {
  const html = await render(mail)
  return { language: currentLanguage(), subject, html, text: textPart(html) }
}

export function textPart(html: string): string {
  const text = toPlainText(html, {
    wordwrap: TEXT_WIDTH,
    selectors: [
      { selector: '[data-skip-in-text]', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'tr.m-rule', format: 'block' },
      { selector: 'td.m-fact-label', format: 'inline' },
      { selector: 'td.m-fact-value', format: 'inline' },
    ],
  })
  return `${text.trim()}\n`
}
