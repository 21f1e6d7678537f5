import { Button } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { useSettled } from '#client/admin/kit/use-settled.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

const MOST = 4
const SHOWN = 5

interface ProductPickerProps {
  stored: EditableArticle
  error: string | undefined
  onChange: () => void
}

/** The products below an article, found by their names. */
export function ProductPicker({ stored, error, onChange }: ProductPickerProps) {
  const [chosen, setChosen] = useState(stored.productNames)
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim())
  const found = trpc.admin.catalogue.list.useQuery({ search: settled }, { enabled: settled.length > 1 })
  const rows = settled.length > 1 ? (found.data?.rows ?? []) : []
  const offered = rows.filter(({ id }) => !chosen.some((product) => product.id === id)).slice(0, SHOWN)
  // The hidden fields are there only after the render.
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was chosen alone
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else onChange()
  }, [chosen])
  return (
    <fieldset className={adminPageCss.stack}>
      <legend>Related products</legend>
      {chosen.length > 0 && (
        <ul className={actionsCss.actions}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <input type="hidden" name="relatedProducts" value={id} />
              <Button
                size="sm"
                variant="outline"
                onClick={() => setChosen(chosen.filter((product) => product.id !== id))}
              >
                {name} <span aria-hidden>×</span>
                <span className={baseCss.visuallyHidden}>: remove</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < MOST && (
        <Field
          label="Find a product"
          type="search"
          hint={`Up to ${MOST}. An article with products says that it advertises.`}
          error={error}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {chosen.length < MOST && offered.length > 0 && (
        <ul className={actionsCss.actions}>
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Button size="sm" variant="subtle" onClick={() => setChosen([...chosen, { id, name }])}>
                <span aria-hidden>+</span>
                <span className={baseCss.visuallyHidden}>Add</span> {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
