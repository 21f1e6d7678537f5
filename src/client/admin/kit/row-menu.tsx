import { IconButton, Menu, Portal } from '@chakra-ui/react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Icon } from '#client/ui/icon.tsx'

export interface RowAct {
  label: string
  onClick?: () => void
  /** A page of the shop. Without it the act is a button. */
  href?: string
  isDangerous?: boolean
  disabled?: boolean
}

interface RowMenuProps {
  /** The name of the row, for screen readers. */
  name: string
  acts: readonly (RowAct | false)[]
}

/** Everything that can be done to one row. */
export function RowMenu({ name, acts }: RowMenuProps) {
  const possible = acts.filter((act) => act !== false)
  if (possible.length === 0) return null
  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="ghost" aria-label={`Actions for ${name}`}>
          <Icon icon={adminIcons.ellipsis} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {possible.map(({ label, href, isDangerous = false, disabled = false, onClick }) => (
              <Menu.Item
                key={label}
                value={label}
                disabled={disabled}
                className={isDangerous ? actionsCss.danger : undefined}
                asChild={href !== undefined}
                onClick={onClick}
              >
                {href === undefined ? label : <a href={href}>{label}</a>}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
