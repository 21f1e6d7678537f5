import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import type { Question } from '#client/admin/kit/asking-button.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'

interface RowAct {
  label: string
  onClick?: () => void
  /** Asked before the act, in place of `onClick`. */
  question?: Question
  /** A page of the shop. Without it the act is a button. */
  href?: string
  isDangerous?: boolean
  disabled?: boolean
}

interface RowMenuProps {
  name: string
  acts: readonly (RowAct | false)[]
}

export function RowMenu({ name, acts }: RowMenuProps) {
  const [current, setCurrent] = useState<string>()
  const possible = acts.filter((act) => act !== false)
  const close = () => setCurrent(undefined)
  if (possible.length === 0) return null
  return (
    <>
      <Menu.Root lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <IconButton size="sm" variant="ghost" aria-label={`Actions for ${name}`}>
            <Icon icon={adminIcons.ellipsis} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {possible.map(({ label, href, question, isDangerous = false, disabled = false, onClick }) => (
                <Menu.Item
                  key={label}
                  value={label}
                  disabled={disabled}
                  className={isDangerous ? actionsCss.danger : undefined}
                  asChild={href !== undefined}
                  onClick={question ? () => setCurrent(label) : onClick}
                >
                  {href === undefined ? label : <a href={href}>{label}</a>}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {possible.map(
        ({ label, question }) =>
          question && (
            <ConfirmDialog
              key={label}
              open={current === label}
              {...question}
              onConfirm={() => question.onConfirm(close)}
              onClose={close}
            />
          ),
      )}
    </>
  )
}
