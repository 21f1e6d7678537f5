import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

/** Says nothing to a visitor who cancels the device's share sheet. */
export async function shareLink(link: { url: string; title: string }) {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(link.url)
  }
}

export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ type: 'success', title: m.linkCopied })
  } catch {
    showToast({ type: 'error', title: m.linkNotCopied })
  }
}
