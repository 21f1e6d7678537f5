import { Button, Dialog } from '@chakra-ui/react'
import { LabeledCheckbox } from '#client/admin/kit/checkbox-field.tsx'
import * as commandCss from '#client/admin/kit/command-menu.css.ts'
import { DialogFrame } from '#client/admin/kit/dialog-frame.tsx'

const SHORTCUTS: { place: string; keys: [keys: string, does: string][] }[] = [
  {
    place: 'Everywhere',
    keys: [
      ['Ctrl K', 'Search everything, go to a page, or begin something new'],
      ['?', 'Show these shortcuts'],
      ['Esc', 'Close a dialog or a menu'],
    ],
  },
  {
    place: 'In the search and in menus',
    keys: [
      ['↑ ↓', 'Move to the previous or next line'],
      ['Enter', 'Open it'],
    ],
  },
  {
    place: 'In the text of an article',
    keys: [
      ['Ctrl B', 'Bold'],
      ['Ctrl I', 'Italic'],
      ['Ctrl K', 'Link'],
      ['/', 'Insert a block, at the beginning of a line'],
    ],
  },
]

interface ShortcutsDialogProps {
  /** Keys that act alone, without Ctrl, can be switched off (WCAG 2.1.4). */
  usesKeys: boolean
  onKeys: (uses: boolean) => void
  onClose: () => void
}

/** On a Mac, Command does what Ctrl does. */
export default function ShortcutsDialog({ usesKeys, onKeys, onClose }: ShortcutsDialogProps) {
  return (
    <DialogFrame placement="center" size="sm" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>Keyboard shortcuts</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body className={commandCss.shortcuts}>
        {SHORTCUTS.map(({ place, keys }) => (
          <section key={place} aria-label={place}>
            <h3 className={commandCss.shortcutsHeading}>{place}</h3>
            <dl>
              {keys.map(([pressed, does]) => (
                <div key={does} className={commandCss.shortcut}>
                  <dt>
                    <kbd className={commandCss.shortcutKey}>{pressed}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className={commandCss.shortcutsNote}>On a Mac, press Command instead of Ctrl.</p>
        <LabeledCheckbox
          alignItems="start"
          checked={usesKeys}
          onCheckedChange={({ checked }) => onKeys(checked === true)}
          hint="Without them ? does nothing; the search still leads to this list."
        >
          Use single keys
        </LabeledCheckbox>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  )
}
