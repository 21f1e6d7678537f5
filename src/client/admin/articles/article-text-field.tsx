import { IconButton } from '@chakra-ui/react'
import { useRef } from 'react'
import * as articleFormCss from '#client/admin/articles/article-form.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { TextField } from '#client/admin/kit/field.tsx'
import { MARKS, type Mark, markSelection } from '#client/admin/kit/mark-selection.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'

const ICONS = {
  bold: adminIcons.bold,
  italic: adminIcons.italic,
  heading: adminIcons.heading,
  link: adminIcons.link,
  list: adminIcons.list,
  quote: adminIcons.quote,
} satisfies Record<Mark, string>
const SHORTCUTS: Partial<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }
const HINT =
  'Markdown: an introduction, sections that begin with “## ” and their heading, and a last section “## Conclusion” (“## Sammanfattning”). A link of “Links, Named links” is written as [the crib](link:oakling-crib).'

interface ArticleTextFieldProps {
  name: string
  error: string | undefined
  defaultValue: string
}

/** The whole text of an article, with buttons and keys that mark what is selected. */
export function ArticleTextField(props: ArticleTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const mark = (kind: Mark) => markSelection(area.current, kind)
  return (
    <div className={articleFormCss.withTools}>
      <div role="toolbar" aria-label="Marks" className={`${articleFormCss.tools} ${baseCss.needsScript}`}>
        {Object.entries(MARKS).map(([kind, { label }]) => (
          <IconButton
            key={kind}
            type="button"
            variant="ghost"
            size="sm"
            aria-label={label}
            title={label}
            onClick={() => mark(kind as Mark)}
          >
            <Icon icon={ICONS[kind as Mark]} />
          </IconButton>
        ))}
      </div>
      <TextField
        ref={area}
        label="Text"
        rows={24}
        hint={HINT}
        className={articleFormCss.text}
        {...props}
        onKeyDown={(event) => {
          const kind = event.ctrlKey || event.metaKey ? SHORTCUTS[event.key] : undefined
          if (!kind) return
          event.preventDefault()
          mark(kind)
        }}
      />
    </div>
  )
}
