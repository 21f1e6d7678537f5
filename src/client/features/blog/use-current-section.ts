import { useEffect, useState } from 'react'

/** Returns the id of the section being read: the last whose heading has passed the window's upper third. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const all = ids.join()
  useEffect(() => {
    const follow = () => setCurrent(all.split(',').findLast(hasPassed))
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [all])
  return current
}

function hasPassed(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top < innerHeight / 3
}
