import { Drawer, IconButton, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminLinks } from '#client/admin/kit/admin-links.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'

/** The side navigation on narrow screens. It closes with the choice of a page. */
export function AdminDrawer() {
  const [open, setOpen] = useState(false)
  return (
    <Drawer.Root open={open} onOpenChange={(details) => setOpen(details.open)} placement="start" lazyMount>
      <Drawer.Trigger asChild>
        <IconButton variant="outline" size="md" aria-label="Admin menu">
          <Icon icon={adminIcons.panelLeft} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content className={adminCss.drawer}>
            <Drawer.Header>
              <Drawer.Title>Admin</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <AdminLinks onChosen={() => setOpen(false)} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label="Close the menu">
                <Icon icon={lateIcons.x} />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
