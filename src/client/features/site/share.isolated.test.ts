import { afterEach, expect, test, vi } from 'vitest'
import { copyLink, shareLink } from '#client/features/site/share.ts'
import { showToast } from '#client/ui/toast.ts'

vi.mock('#client/ui/toast.ts', () => ({ showToast: vi.fn() }))

const LINK = { url: 'https://shop.example/blog/sleep', title: 'Sleep' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(showToast).mockClear()
})

function browser({ share, write }: { share?: () => Promise<void>; write?: (text: string) => Promise<void> }) {
  const writeText = vi.fn(write ?? (() => Promise.resolve()))
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  return writeText
}

test('a change of mind in the device’s window copies nothing and says nothing', async () => {
  const writeText = browser({ share: () => Promise.reject(new DOMException('Closed', 'AbortError')) })
  await shareLink(LINK)
  expect(writeText).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
})

test('where the device cannot share it, the link is copied', async () => {
  const writeText = browser({ share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  await shareLink(LINK)
  expect(writeText).toHaveBeenCalledWith(LINK.url)
  expect(showToast).toHaveBeenCalledWith({ type: 'success', title: 'Link copied' })
})

test('a link that could not be copied is said to be in the address bar', async () => {
  browser({ write: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  await copyLink(LINK.url)
  expect(showToast).toHaveBeenCalledWith({
    type: 'error',
    title: 'The link couldn’t be copied. Copy it from the address bar.',
  })
})
