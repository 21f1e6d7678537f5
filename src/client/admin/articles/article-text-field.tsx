import { IconButton } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import * as articleFormCss from '#client/admin/articles/article-form.css.ts'
import { PictureDialog } from '#client/admin/articles/picture-dialog.tsx'
import { SlashMenu } from '#client/admin/articles/slash-menu.tsx'
import type { TextBlock } from '#client/admin/articles/text-blocks.ts'
import { useSlashMenu } from '#client/admin/articles/use-slash-menu.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { TextField } from '#client/admin/kit/field.tsx'
import { insertAtCursor } from '#client/admin/kit/insert-at-cursor.ts'
import { MARK_KINDS, MARKS, type Mark, markSelection } from '#client/admin/kit/mark-selection.ts'
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
  'Markdown; “/” at the beginning of a line offers blocks. Write an introduction, sections that begin with “## ” and their heading, and a last section “## Conclusion” (“## Sammanfattning”). A link of “Links, Named links” is written as [the crib](link:oakling-crib).'

interface ArticleTextFieldProps {
  name: string
  error: string | undefined
  defaultValue: string
  /** Called for a block that needs a second step, with the cursor at its place. */
  onBlock: (block: TextBlock['name']) => void
}

export function ArticleTextField({ onBlock, ...props }: ArticleTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const mark = (kind: Mark) => markSelection(area.current, kind)
  const [picksPicture, setPicksPicture] = useState(false)
  const menu = useSlashMenu(area, ({ name, text }) => {
    if (name === 'picture') setPicksPicture(true)
    else if (!text) onBlock(name)
  })
  return (
    <div className={articleFormCss.withTools}>
      <div role="toolbar" aria-label="Marks" className={`${articleFormCss.tools} ${baseCss.needsScript}`}>
        {MARK_KINDS.map((kind) => (
          <IconButton
            key={kind}
            type="button"
            variant="ghost"
            size="sm"
            aria-label={MARKS[kind].label}
            title={MARKS[kind].label}
            onClick={() => mark(kind)}
          >
            <Icon icon={ICONS[kind]} />
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
        {...menu.field}
        onKeyDown={(event) => {
          const kind = event.ctrlKey || event.metaKey ? SHORTCUTS[event.key] : undefined
          if (menu.press(event) || !kind) return
          event.preventDefault()
          mark(kind)
        }}
      />
      <SlashMenu menu={menu} />
      {picksPicture && (
        <PictureDialog
          onInsert={(markdown) => {
            insertAtCursor(area.current, markdown)
            setPicksPicture(false)
          }}
          onClose={() => setPicksPicture(false)}
        />
      )}
    </div>
  )
}
