import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react'
import { ChakraIsland } from '#client/ui/chakra-island.tsx'
import { Icon } from '#client/ui/icon.tsx'

export const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  pauseOnPageIdle: true,
  duration: 5_000,
})

export function Toaster() {
  return (
    <ChakraIsland>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root className="toast" data-type={toast.type} width={{ md: 'sm' }}>
            <span className="toast-disc">
              <Icon name={toast.type === 'error' ? 'x' : 'check'} />
            </span>
            <Toast.Title>{toast.title}</Toast.Title>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </ChakraToaster>
    </ChakraIsland>
  )
}
