import { Button } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { SelectField } from '#client/admin/kit/field.tsx'
import { insertAtCursor, insertWord } from '#client/admin/kit/insert-at-cursor.ts'
import {
  BLOCK_CHOICES,
  BLOCK_HELP,
  type BlockChoice,
  parseBlockChoice,
  productBlockText,
} from '#client/admin/kit/product-block-text.ts'
import { ProductInsert } from '#client/admin/kit/product-insert.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import * as baseCss from '#client/ui/base.css.ts'

interface InsertProductsProps {
  /** Names of the form's Markdown fields; the first is used until one had the cursor. */
  fields: readonly [string, ...string[]]
  /** A block that the text itself asks for: its products are searched next. */
  blockToInsert?: { choice: BlockChoice } | undefined
}

/** Inserts products where the cursor was last in one of the form's texts. */
export function InsertProducts({ fields, blockToInsert }: InsertProductsProps) {
  const element = useRef<HTMLFieldSetElement>(null)
  const areaWithCursor = useAreaWithCursor(element, fields)
  const [choice, setChoice] = useState<BlockChoice>('product')
  const [chosen, setChosen] = useState<{ id: number; name: string }[]>([])
  useEffect(() => {
    if (!blockToInsert) return
    setChoice(blockToInsert.choice)
    element.current?.querySelector<HTMLElement>('[type=search]')?.focus()
  }, [blockToInsert])
  const takesSeveral = choice === 'compare' || choice === 'picks'
  const insert = (ids: number[]) => {
    const put = choice === 'price' ? insertWord : insertAtCursor
    const area = areaWithCursor()
    put(area, productBlockText(choice, ids))
    if (blockToInsert) area?.focus()
    setChosen([])
  }
  return (
    <fieldset ref={element} className={adminPageCss.stack}>
      <legend>Products in the text</legend>
      <SelectField
        label="Show as"
        value={choice}
        onChange={({ target }) => setChoice(parseBlockChoice(target.value) ?? 'product')}
      >
        <Options of={BLOCK_CHOICES} />
      </SelectField>
      <ProductInsert
        label="Insert product"
        hint={
          takesSeveral
            ? 'Choose two or more, then insert them at the cursor.'
            : 'Inserted at the cursor. Its price, picture, and link always stay current.'
        }
        action={takesSeveral ? 'Choose' : 'Insert'}
        onInsert={({ id, name }) =>
          takesSeveral
            ? setChosen([...chosen.filter((product) => product.id !== id), { id, name }])
            : insert([id])
        }
      />
      {takesSeveral && chosen.length > 0 && (
        <div className={actionsCss.actions}>
          {chosen.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              variant="subtle"
              className={actionsCss.name}
              onClick={() => setChosen(chosen.filter((product) => product.id !== id))}
            >
              {name} <span aria-hidden>×</span>
              <span className={baseCss.visuallyHidden}>: remove</span>
            </Button>
          ))}
          <Button
            size="sm"
            className={actionsCss.name}
            disabled={chosen.length < 2}
            onClick={() => insert(chosen.map(({ id }) => id))}
          >
            Insert {chosen.length} products
          </Button>
        </div>
      )}
      <details>
        <summary>How products are written</summary>
        <pre>{BLOCK_HELP}</pre>
        <p>Leave an empty line before each block. The numbers are those of the products.</p>
      </details>
    </fieldset>
  )
}

function useAreaWithCursor(element: { current: HTMLFieldSetElement | null }, fields: readonly string[]) {
  const last = useRef<string>(undefined)
  const names = fields.join()
  useEffect(() => {
    const form = element.current?.form
    const hear = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && names.split(',').includes(target.name))
        last.current = target.name
    }
    form?.addEventListener('focusin', hear)
    return () => form?.removeEventListener('focusin', hear)
  }, [element, names])
  return () => {
    const area = element.current?.form?.elements.namedItem(last.current ?? fields[0] ?? '')
    return area instanceof HTMLTextAreaElement ? area : undefined
  }
}
