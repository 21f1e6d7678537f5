import { useRouter } from '@tanstack/react-router'

/**
 * Runs once, while the page arrives, and is not needed in the browser's bundle. The router's own scripts would run
 * again after every navigation.
 */
export function InlineScript({ children }: { children: string | false }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {children || ''}
    </script>
  )
}
