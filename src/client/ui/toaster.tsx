import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react'
import { ChakraIsland } from '#client/ui/chakra-island.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import * as toastCss from '#client/ui/toast.late.css.ts'

export const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  pauseOnPageIdle: true,
  duration: 5_000,
})

const ICONS = new Map([
  ['error', lateIcons.x],
  ['info', lateIcons.info],
])

export function Toaster() {
  return (
    <ChakraIsland>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root className={toastCss.toast} data-type={toast.type}>
            <span className={toastCss.toastDisc}>
              <Icon icon={ICONS.get(toast.type ?? '') ?? lateIcons.check} />
            </span>
            <span className={toastCss.toastText}>
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            </span>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </ChakraToaster>
    </ChakraIsland>
  )
}
