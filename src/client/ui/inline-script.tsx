import { useRouter } from '@tanstack/react-router'

/**
 * Runs once, while the page arrives, and the browser's bundle need not have it. The router's own scripts would run again
 * after every change of the address.
 */
export function InlineScript({ children }: { children: string | false }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {children || ''}
    </script>
  )
}
