import { keepPreviousData } from '@tanstack/react-query'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { UserActions } from '#client/admin/users/user-actions.tsx'
import { UserBulkActions } from '#client/admin/users/user-bulk-actions.tsx'
import { trpc, type UserAccount } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/messages/formats.ts'
import type { UserSearch, UserSort } from '#shared/search-params/users.ts'

const VIEWS = [
  { label: 'All', view: undefined },
  { label: 'Administrators', view: 'administrators' },
  { label: 'Blocked', view: 'blocked' },
] as const

const COLUMNS: Column<UserAccount, UserSort>[] = [
  {
    name: 'Name',
    className: tableCss.title,
    sort: { up: 'name', down: 'name-down' },
    cell: ({ name }) => name,
  },
  { name: 'Email', cell: ({ email }) => email },
  { name: 'Role', cell: (user) => <Role user={user} /> },
  {
    name: 'Sessions',
    narrow: 'hidden',
    className: tableCss.amount,
    sort: { up: 'sessions', down: 'sessions-down', isDownFirst: true },
    cell: ({ sessions }) => sessions,
  },
  {
    name: 'Since',
    className: tableCss.number,
    sort: { up: 'oldest', down: 'newest', isDownFirst: true },
    cell: ({ createdAt }) => formatDay(createdAt),
  },
  { name: 'Actions', cell: (user) => <UserActions user={user} /> },
]

export function UsersPage({ search }: { search: UserSearch }) {
  const list = trpc.admin.users.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.users)
  return (
    <AdminPage title="Users" lead="Accounts, their roles, and their sessions.">
      <SavedViews
        label="Views of the users"
        views={VIEWS.map(({ label, view }) => ({
          label,
          search: { view },
          count: list.data?.counts?.[view ?? 'all'],
        }))}
        current={search}
      />
      <FilterBar label="Search name or email" current={search} />
      <AdminList
        label="Users"
        noun="account"
        isError={list.isError}
        pages={list.data}
        rows={list.data?.users}
        selection={selection}
        bulk={<UserBulkActions selection={selection} />}
        columns={COLUMNS}
        sort={search.sort ?? 'newest'}
        empty={
          <EmptyNote title="No accounts match this search">
            Try part of a name, or the part of the email address before the @.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function Role({ user: { role, isBlocked } }: { user: UserAccount }) {
  const isAdmin = role === 'admin'
  return (
    <>
      <span className={`${baseCss.tag} ${isAdmin ? baseCss.tintSafety : tableCss.wideOnly}`}>
        {isAdmin ? 'Administrator' : 'User'}
      </span>
      {isBlocked && <span className={`${baseCss.tag} ${baseCss.tintClothing}`}>Blocked</span>}
    </>
  )
}
