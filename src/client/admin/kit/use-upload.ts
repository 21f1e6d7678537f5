import { useEffect, useRef, useState } from 'react'

type Send<Sent> = (file: File, onShare: (share: number) => void) => Promise<Sent>

/**
 * Tracks an upload: `share` is its progress, `error` the reason of a refusal. Errors thrown by `sendFile` must have
 * messages for people.
 */
export function useUpload<Sent>(sendFile: Send<Sent>, onSent: (sent: Sent, file: File) => void) {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  /** Keeps text that was typed during the upload. */
  const latest = useRef(onSent)
  useEffect(() => {
    latest.current = onSent
  })
  return {
    share,
    error,
    refuse: setError,
    async send(file: File) {
      setError(undefined)
      setShare(0)
      try {
        const sent = await sendFile(file, setShare)
        latest.current(sent, file)
      } catch (problem) {
        setError(problem instanceof Error ? problem.message : String(problem))
      } finally {
        setShare(undefined)
      }
    },
  }
}
