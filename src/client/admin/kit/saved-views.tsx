import { Link, useLocation } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import {
  readViews,
  VIEW_NAME_MAX_LENGTH,
  viewKey,
  withoutView,
  withView,
} from '#client/admin/kit/own-views.ts'
import * as savedViewsCss from '#client/admin/kit/saved-views.css.ts'
import { keepText, useStoredText } from '#client/lib/use-stored-text.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'

export interface SavedView {
  label: string
  /** The parameters of its address; all others are absent. */
  search: Record<string, string | undefined>
  count?: number | undefined
}

interface SavedViewsProps {
  label: string
  views?: readonly SavedView[]
  current: object
}

const ALL: readonly SavedView[] = [{ label: 'All', search: {} }]

/**
 * Useful views of a list, and the person's own, which only this device has. Each is an address, so that it can be
 * shared, bookmarked and reached by Back.
 */
export function SavedViews({ label, views = ALL, current }: SavedViewsProps) {
  const place = useLocation({ select: ({ pathname }) => `views of ${pathname}` })
  const stored = useStoredText(place)
  const [isNaming, setIsNaming] = useState(false)
  const key = viewKey(current)
  const own = readViews(stored)
  const ownNow = own.find(({ search }) => viewKey(search) === key)
  const isNew = !ownNow && views.every(({ search }) => viewKey(search) !== key)
  if (views === ALL && own.length === 0 && !isNew) return null
  return (
    <div className={savedViewsCss.row}>
      <nav className={savedViewsCss.views} aria-label={label}>
        {[...views, ...own].map((view) => (
          <ViewLink key={view.label} view={view} isCurrent={viewKey(view.search) === key} />
        ))}
      </nav>
      {ownNow && (
        <button
          type="button"
          className={savedViewsCss.change}
          aria-label={`Delete the view ${ownNow.label}`}
          onClick={() => keepText(place, withoutView(stored, ownNow.label))}
        >
          <Icon icon={deferredIcons.x} />
        </button>
      )}
      {isNew && (
        <button type="button" className={savedViewsCss.change} onClick={() => setIsNaming(true)}>
          Save view
        </button>
      )}
      {isNaming && (
        <NameView
          onName={(name) => keepText(place, withView(stored, name, current))}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  )
}

function ViewLink({ view: { label, search, count }, isCurrent }: { view: SavedView; isCurrent: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  // The row of views scrolls sideways.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <Link
      ref={link}
      to="."
      search={() => ({ ...search })}
      className={savedViewsCss.view}
      // Without this the router would also mark every view with fewer parameters than the address.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
      {count !== undefined && <span className={savedViewsCss.count}>{formatNumber(count)}</span>}
    </Link>
  )
}

function NameView({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('')
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    onName(name)
    onClose()
  }
  return (
    <FormDialog
      title="Save view"
      form={{ onSubmit: save }}
      action="Save"
      isBlocked={!name.trim()}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="Keeps the search, the filters, and the order, on this device only."
        maxLength={VIEW_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
