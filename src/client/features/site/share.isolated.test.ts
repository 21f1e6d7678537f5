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

test('copies and reports nothing if the user cancels the share sheet', async () => {
  const writeText = browser({ share: () => Promise.reject(new DOMException('Closed', 'AbortError')) })
  await shareLink(LINK)
  expect(writeText).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
})

test('copies the link if the device cannot share', async () => {
  const writeText = browser({ share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  await shareLink(LINK)
  expect(writeText).toHaveBeenCalledWith(LINK.url)
  expect(showToast).toHaveBeenCalledWith({ type: 'success', title: 'Link copied' })
})

test('points to the address bar if the link could not be copied', async () => {
  browser({ write: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  await copyLink(LINK.url)
  expect(showToast).toHaveBeenCalledWith({
    type: 'error',
    title: 'The link couldn’t be copied. Copy it from the address bar.',
  })
})
