import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { commandLinks } from '#client/admin/kit/command-links.ts'
import * as commandCss from '#client/admin/kit/command-menu.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import { DialogFrame } from '#client/admin/kit/dialog-frame.tsx'
import { type ResultGroup, resultGroups } from '#client/admin/kit/result-groups.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

const TYPING_PAUSE_MS = 150
const SEARCHED_LENGTH = 2

interface CommandMenuProps {
  onClose: () => void
  onShortcuts: () => void
}

export default function CommandMenu({ onClose, onShortcuts }: CommandMenuProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { groups, isSearching } = useResults(text)
  return (
    <DialogFrame
      placement="top"
      size="lg"
      initialFocusEl={() => field.current}
      content={{ className: commandCss.menu, 'aria-label': 'Search everything', onKeyDown: walk }}
      onClose={onClose}
    >
      <div className={commandCss.field}>
        <Icon icon={icons.search} />
        <input
          ref={field}
          className={commandCss.input}
          type="search"
          aria-label="Search everything"
          placeholder="Products, people, feeds, pages ..."
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Results groups={groups} onChosen={onClose} />
      <div className={commandCss.foot}>
        <p role="status">{describe(groups, isSearching, text)}</p>
        <button type="button" className={commandCss.shortcutsButton} onClick={onShortcuts}>
          Keyboard shortcuts
        </button>
      </div>
    </DialogFrame>
  )
}

function useResults(text: string) {
  const debounced = useDebounced(text.trim(), TYPING_PAUSE_MS)
  const enabled = debounced.length >= SEARCHED_LENGTH
  const response = trpc.admin.reports.find.useQuery({ search: debounced }, { enabled })
  const isCurrent = text.trim() === debounced
  const pages = commandLinks(text)
  const groups = [
    ...(pages.length > 0 ? [{ label: text.trim() ? 'Pages' : 'Go to', links: pages }] : []),
    ...(enabled && isCurrent && response.data ? resultGroups(response.data) : []),
  ]
  return { groups, isSearching: !isCurrent || (enabled && response.isFetching) }
}

function Results({ groups, onChosen }: { groups: ResultGroup[]; onChosen: () => void }) {
  return (
    <div className={commandCss.results}>
      {groups.map(({ label, links }) => (
        <section key={label} aria-label={label}>
          <p className={commandCss.groupName} aria-hidden="true">
            {label}
          </p>
          <ul>
            {links.map(({ key, label: name, note, link }) => (
              <li key={key}>
                <Link {...link} className={commandCss.result} preload={false} onClick={onChosen}>
                  <span className={commandCss.name}>{name}</span>
                  {note && <small className={commandCss.note}>{note}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The arrow keys move over field and links; Enter in the field opens the first link. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step) links[(at + step + links.length) % links.length]?.focus()
  else if (event.key === 'Enter' && at === 0) links[1]?.click()
  else return
  event.preventDefault()
}

function describe(groups: ResultGroup[], isSearching: boolean, text: string): string {
  if (isSearching) return 'Searching...'
  const count = groups.reduce((sum, { links }) => sum + links.length, 0)
  if (count === 0) return `Nothing found for “${text.trim()}”. Try fewer letters, or another word.`
  return `${counted(count, 'result')}. Use the arrow keys to choose and Enter to open.`
}
