import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

const MOST = 4
const MAX_OFFERED = 5

export function ProductPicker({ stored, error }: { stored: EditableArticle; error: string | undefined }) {
  const [chosen, setChosen] = useState(stored.productNames)
  const [search, setSearch] = useState('')
  const debounced = useDebounced(search.trim())
  const matches = trpc.admin.catalog.list.useQuery({ search: debounced }, { enabled: debounced.length > 1 })
  const rows = debounced.length > 1 ? (matches.data?.rows ?? []) : []
  const offered = rows.filter(({ id }) => !chosen.some((product) => product.id === id)).slice(0, MAX_OFFERED)
  const element = useRef<HTMLFieldSetElement>(null)
  useHeardByForm(element, chosen.map(({ id }) => id).join())
  return (
    <fieldset ref={element} className={adminPageCss.stack}>
      <legend>Related products</legend>
      {chosen.length > 0 && (
        <ul className={actionsCss.actions}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <input type="hidden" name="relatedProducts" value={id} />
              <input type="hidden" name="productNames" value={name} />
              <Button
                size="sm"
                variant="outline"
                className={actionsCss.name}
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
          hint={`Up to ${MOST}. An article with products is marked as advertising.`}
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
              <Button
                size="sm"
                variant="subtle"
                className={actionsCss.name}
                onClick={() => setChosen([...chosen, { id, name }])}
              >
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
