import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as searchCss from '#client/admin/search/search.css.ts'
import { foldText } from '#shared/text/text-folding.ts'

export function BuiltInNames({ groups }: { groups: string[][] }) {
  const [search, setSearch] = useState('')
  const query = foldText(search.trim())
  const matches = groups.filter((names) => names.some((name) => foldText(name).includes(query)))
  return (
    <AdminCard
      title="Names the search knows"
      lead={`${groups.length} things in English and Swedish. They are built in, so you don’t need to add them.`}
    >
      <details>
        <summary className={searchCss.unfold}>Show them</summary>
        <Input
          type="search"
          aria-label="Search these names"
          placeholder="Search these names"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {matches.length === 0 && <p>No match. You can add it above.</p>}
        <ul className={searchCss.builtIn}>
          {matches.map((names) => (
            <li key={names.join()} className={searchCss.builtInNames}>
              {names.join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </AdminCard>
  )
}
