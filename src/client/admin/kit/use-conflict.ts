import { useState } from 'react'
import { isEditConflict } from '#client/lib/call-error.ts'

/** Saves over the version at which editing began. A newer version is kept beside it instead of being overwritten. */
export function useConflict<Mine, Theirs, Saved>(
  save: (mine: Mine, version: number) => Promise<Saved>,
  fetchNewest: () => Promise<Theirs | undefined>,
) {
  const [conflict, setConflict] = useState<{ mine: Mine; theirs: Theirs }>()
  return {
    conflict,
    endConflict: () => setConflict(undefined),
    saveOver: async (mine: Mine, version: number) => {
      try {
        return await save(mine, version)
      } catch (error) {
        const theirs = isEditConflict(error) ? await fetchNewest() : undefined
        if (theirs) setConflict({ mine, theirs })
        throw error
      }
    },
  }
}
