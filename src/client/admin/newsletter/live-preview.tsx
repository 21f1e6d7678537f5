import { useEffect, useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { LookChoice } from '#client/admin/newsletter/look-choice.tsx'
import { MailFrame, type MailScheme } from '#client/admin/newsletter/mail-frame.tsx'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'
import { type CampaignText, type MailParts, trpc } from '#client/lib/trpc.ts'

type Part = 'html' | 'text'
type Width = 'desktop' | 'phone'

const PARTS = [
  ['html', 'HTML'],
  ['text', 'Plain text'],
] as const
const SCHEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const
const WIDTHS = [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
] as const

/** Shows the actual email made from the typed text, rendered by the server as for subscribers. */
export function LivePreview({ text }: { text: CampaignText }) {
  const { mail, problem } = useMail(text)
  const [part, setPart] = useState<Part>('html')
  const [scheme, setScheme] = useState<MailScheme>('light')
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <AdminCard title="Preview" lead="The email as subscribers will get it. It updates as you type.">
      <div className={mailPreviewCss.looks}>
        <LookChoice label="Part of the email" looks={PARTS} value={part} onChoose={setPart} />
        {part === 'html' && (
          <>
            <LookChoice label="Colors" looks={SCHEMES} value={scheme} onChoose={setScheme} />
            <LookChoice label="Width" looks={WIDTHS} value={width} onChoose={setWidth} />
          </>
        )}
      </div>
      {problem && <p role="status">{problem}</p>}
      {part === 'html' ? (
        <MailFrame html={mail?.html ?? ''} scheme={scheme} isNarrow={width === 'phone'} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <pre className={mailPreviewCss.plain} tabIndex={0}>
          {mail?.text}
        </pre>
      )}
    </AdminCard>
  )
}

function useMail(text: CampaignText) {
  const [mail, setMail] = useState<MailParts>()
  const typed = useDebounced(JSON.stringify(text))
  const { mutateAsync, error } = trpc.admin.newsletter.campaigns.previewText.useMutation()
  useEffect(() => {
    let isLatest = true
    mutateAsync(JSON.parse(typed)).then(
      (made) => isLatest && setMail(made),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [typed, mutateAsync])
  return { mail, problem: error?.message }
}
