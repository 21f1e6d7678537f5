import { Button, IconButton } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import * as contentCss from '#client/admin/content/content.css.ts'
import { ContentField } from '#client/admin/content/content-field.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { capitalized } from '#client/admin/kit/capitalized.ts'
import { MoveButtons } from '#client/admin/kit/move-buttons.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { type ListField, nameInList } from '#shared/content/content-fields.ts'
import { countInForm, type FormTexts } from '#shared/content/content-form.ts'

interface ListFieldsProps {
  name: string
  list: ListField
  texts: FormTexts
  errorOf: (name: string) => string | undefined
}

/** The initial texts of an entry; its fields keep the typed text while it moves. */
interface Entry {
  id: number
}

/**
 * Entries to add, remove and order. Without JavaScript, an empty entry stands at the end and a button moves an entry.
 * An entry is removed by emptying its texts.
 */
export function ListFields({ name, list, texts, errorOf }: ListFieldsProps) {
  const count = countInForm(texts, name, list.most)
  const [entries, setEntries] = useState<Entry[]>(() => Array.from({ length: count }, (_, id) => ({ id })))
  const [next, setNext] = useState(count)
  const isReady = useIsReady()
  const element = useRef<HTMLFieldSetElement>(null)
  useHeardByForm(element, entries.map(({ id }) => id).join())
  const move = (index: number, to: number) => {
    const moved = [...entries]
    moved.splice(to, 0, ...moved.splice(index, 1))
    setEntries(moved)
  }
  const add = () => {
    setNext(next + 1)
    setEntries([...entries, { id: next }])
  }
  const spare: Entry[] = !isReady && entries.length < list.most ? [{ id: next }] : []
  return (
    <fieldset ref={element} className={contentCss.list}>
      <legend className={contentCss.listTitle}>{list.label}</legend>
      {list.hint && <p className={notesCss.small}>{list.hint}</p>}
      {errorOf(name) && (
        <p role="alert" className={contentCss.listError}>
          {errorOf(name)}
        </p>
      )}
      {[...entries, ...spare].map(({ id }, index) => {
        const isSpare = index === entries.length
        const title = isSpare ? `New ${list.one}` : `${capitalized(list.one)} ${index + 1}`
        return (
          <fieldset key={id} className={isSpare ? contentCss.spare : contentCss.entry}>
            <legend className={baseCss.visuallyHidden}>{title}</legend>
            <div className={contentCss.entryHead}>
              <b aria-hidden="true">{title}</b>
              {!isSpare && (
                <EntryButtons
                  name={`${list.one} ${index + 1}`}
                  move={{ value: `${name}_${index + 1}`, index, count: entries.length }}
                  canRemove={entries.length > list.least}
                  onMove={(to) => move(index, to)}
                  onRemove={() => setEntries(entries.filter((entry) => entry.id !== id))}
                />
              )}
            </div>
            {Object.entries(list.fields).map(([key, field]) => (
              <ContentField
                key={key}
                name={nameInList(name, index, key)}
                field={field}
                text={texts[nameInList(name, id, key)]}
                error={errorOf(nameInList(name, index, key))}
              />
            ))}
          </fieldset>
        )
      })}
      {entries.length < list.most && (
        <Button type="button" variant="outline" size="sm" className={baseCss.needsScript} onClick={add}>
          <Icon icon={adminIcons.plus} /> {`Add a ${list.one}`}
        </Button>
      )}
      <p className={contentCss.withoutScript}>
        {`To remove a ${list.one}, empty its texts and save. To add one, fill in the last.`}
      </p>
    </fieldset>
  )
}

interface EntryButtonsProps {
  name: string
  move: { value: string; index: number; count: number }
  canRemove: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

function EntryButtons({
  name,
  move: { value, index, count },
  canRemove,
  onMove,
  onRemove,
}: EntryButtonsProps) {
  return (
    <>
      <span className={`${contentCss.buttons} ${baseCss.needsScript}`}>
        <MoveButtons
          name={name}
          isFirst={index === 0}
          isLast={index === count - 1}
          onMove={(direction) => onMove(direction === 'up' ? index - 1 : index + 1)}
        />
        <IconButton
          type="button"
          variant="ghost"
          size="sm"
          aria-label={`Remove ${name}`}
          disabled={!canRemove}
          onClick={onRemove}
        >
          <Icon icon={adminIcons.trash} />
        </IconButton>
      </span>
      {index > 0 && (
        <button type="submit" name="move" value={value} className={contentCss.moveWithoutScript}>
          {`Save and move ${name} up`}
        </button>
      )}
    </>
  )
}
