import { useId, useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { useServerPreview } from '#client/admin/kit/use-server-preview.ts'
import { MailFrame, type MailScheme } from '#client/admin/newsletter/mail-frame.tsx'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'
import { type CampaignText, trpc } from '#client/lib/trpc.ts'

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

export function LivePreview({ text }: { text: CampaignText }) {
  const preview = trpc.admin.newsletter.campaigns.previewText.useMutation()
  const mail = useServerPreview(preview, text)
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
      {preview.error && <p role="status">{preview.error.message}</p>}
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

interface LookChoiceProps<Look extends string> {
  label: string
  looks: readonly (readonly [look: Look, name: string])[]
  value: Look
  onChoose: (look: Look) => void
}

function LookChoice<Look extends string>({ label, looks, value, onChoose }: LookChoiceProps<Look>) {
  const name = useId()
  return (
    <fieldset className={mailPreviewCss.look} aria-label={label}>
      {looks.map(([look, text]) => (
        <label key={look} className={mailPreviewCss.choice}>
          <input
            type="radio"
            className={mailPreviewCss.input}
            name={name}
            value={look}
            checked={value === look}
            onChange={() => onChoose(look)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
