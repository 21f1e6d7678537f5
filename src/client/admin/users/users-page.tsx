import { Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable, ColumnHeadings } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { SortHeading } from '#client/admin/kit/sort-heading.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { UserActions } from '#client/admin/users/user-actions.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import type { UserSearch, UserSort } from '#shared/search-params/users.ts'

export function UsersPage({ search }: { search: UserSearch }) {
  const navigate = useNavigate({ from: '/admin/users' })
  const list = trpc.admin.users.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <AdminPage title="Users" lead="Accounts, their roles, and their sessions.">
      <FilterBar
        label="Search name or email"
        current={search}
        onSearch={(text) => navigate({ search: { sort: search.sort, search: text }, replace: true })}
      />
      {list.data?.users.length === 0 && (
        <EmptyNote title="No accounts match this search">
          Try part of a name, or the part of the email address before the @.
        </EmptyNote>
      )}
      {list.data && list.data.users.length > 0 && (
        <AdminTable label="Users" isWide headings={<UserHeadings sort={search.sort} />}>
          {list.data.users.map((user) => (
            <Table.Row key={user.id}>
              <Table.Cell data-label="Name" className={tableCss.title}>
                {user.name}
              </Table.Cell>
              <Table.Cell data-label="Email">{user.email}</Table.Cell>
              <Table.Cell data-label="Role">
                <span>
                  <span
                    className={user.role === 'admin' ? `${baseCss.tag} ${baseCss.tintSafety}` : baseCss.tag}
                  >
                    {user.role === 'admin' ? 'Administrator' : 'User'}
                  </span>
                  {user.isBlocked && (
                    <span className={`${baseCss.tag} ${baseCss.tintClothing}`}>Blocked</span>
                  )}
                </span>
              </Table.Cell>
              <Table.Cell data-label="Sessions" className={tableCss.amount}>
                {user.sessions}
              </Table.Cell>
              <Table.Cell data-label="Since" className={tableCss.number}>
                {formatDay(user.createdAt.getTime())}
              </Table.Cell>
              <Table.Cell data-label="Actions">
                <UserActions user={user} />
              </Table.Cell>
            </Table.Row>
          ))}
        </AdminTable>
      )}
      {list.data && <AdminPagination {...list.data} noun="account" />}
    </AdminPage>
  )
}

function UserHeadings({ sort = 'newest' }: { sort: UserSort | undefined }) {
  return (
    <>
      <SortHeading up="name" down="name-down" sort={sort}>
        Name
      </SortHeading>
      <ColumnHeadings names={['Email', 'Role']} />
      <SortHeading up="sessions" down="sessions-down" sort={sort} isDownFirst isAmount>
        Sessions
      </SortHeading>
      <SortHeading up="oldest" down="newest" sort={sort} isDownFirst>
        Since
      </SortHeading>
      <ColumnHeadings names={['Actions']} />
    </>
  )
}
