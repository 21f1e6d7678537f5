import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react'
import { ChakraIsland } from '#client/ui/chakra-island.tsx'
import { Icon } from '#client/ui/icon.tsx'

export const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  pauseOnPageIdle: true,
  duration: 5_000,
})

const ICONS = new Map([
  ['error', 'x'],
  ['info', 'info'],
])

export function Toaster() {
  return (
    <ChakraIsland>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root className="toast" data-type={toast.type}>
            <span className="toast-disc">
              <Icon name={ICONS.get(toast.type ?? '') ?? 'check'} />
            </span>
            <span className="toast-text">
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
