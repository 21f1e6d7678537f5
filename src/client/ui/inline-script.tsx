import { useRouter } from '@tanstack/react-router'

/** Runs once, while the page arrives. The router's own scripts would run again after every navigation. */
export function InlineScript({ children }: { children: string | false }) {
  const nonce = useRouter().options.ssr?.nonce
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {children || ''}
    </script>
  )
}
