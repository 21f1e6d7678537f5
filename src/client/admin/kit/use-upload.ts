import { useEffect, useRef, useState } from 'react'

type Send<Sent> = (file: File, onShare: (share: number) => void) => Promise<Sent>

/**
 * Keeps how far a file on its way is: `share` of it is there while it is being sent, `error` says why it was refused. What
 * `sendFile` throws is written for a person.
 */
export function useUpload<Sent>(sendFile: Send<Sent>, onSent: (sent: Sent, file: File) => void) {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  /** What was typed while the file was on its way is kept. */
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
