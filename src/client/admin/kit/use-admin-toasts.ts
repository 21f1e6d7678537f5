import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { showError } from '#client/lib/call-error.ts'
import { showToast, type Toast } from '#client/ui/toast.ts'

type Said = string | Omit<Toast, 'type'>

/** Handlers for a mutation: success shows a sentence and refetches data, failure shows the server's sentence. */
export function useAdminToasts() {
  const refresh = useRefresh()
  return <Output>(said?: Said | ((output: Output) => Said), onDone?: (output: Output) => void) => ({
    onSuccess: (output: Output) => {
      const toast = typeof said === 'function' ? said(output) : said
      if (toast) showToast({ type: 'success', ...(typeof toast === 'string' ? { title: toast } : toast) })
      onDone?.(output)
      return refresh()
    },
    onError: showError,
  })
}
