import * as articleFormCss from '#client/admin/articles/article-form.css.ts'
import type { useSlashMenu } from '#client/admin/articles/use-slash-menu.ts'
import { counted } from '#client/admin/kit/counted.ts'
import * as baseCss from '#client/ui/base.css.ts'

export function SlashMenu({ menu }: { menu: ReturnType<typeof useSlashMenu> }) {
  const { open, active, choose, listId, optionId } = menu
  return (
    <>
      <p role="status" className={baseCss.visuallyHidden}>
        {open && `${counted(open.blocks.length, 'block')}. Use the arrow keys to choose and Enter to insert.`}
      </p>
      {open && (
        <div
          id={listId}
          role="listbox"
          aria-label="Blocks"
          className={articleFormCss.blocks}
          style={open.place}
        >
          {open.blocks.map((block) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text has the focus and names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
            <div
              key={block.name}
              id={optionId(block)}
              ref={(option) => void (block === active && option?.scrollIntoView({ block: 'nearest' }))}
              role="option"
              aria-selected={block === active}
              className={articleFormCss.block}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(block)}
            >
              {block.label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
