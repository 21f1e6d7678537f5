import { Table } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import { FilterSearch } from '#client/admin/kit/filter-controls.tsx'
import { UserActions } from '#client/admin/users/user-actions.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import type { UserSearch } from '#shared/user-search.ts'

export function UsersPage({ search }: { search: UserSearch }) {
  const navigate = useNavigate({ from: '/admin/users' })
  const list = trpc.admin.users.list.useQuery(search, { placeholderData: keepPreviousData })
  return (
    <AdminPage title="Users" lead="Accounts, their roles and their sessions.">
      <search className={adminCss.filters}>
        <FilterSearch
          label="Search name or email"
          value={search.search}
          onSettled={(text) => navigate({ search: { search: text }, replace: true })}
        />
      </search>
      {list.data?.users.length === 0 && <p className={adminCss.empty}>No accounts match this search.</p>}
      {list.data && list.data.users.length > 0 && (
        <AdminTable
          label="Users"
          stacked
          headings={['Name', 'Email', 'Role', 'Sessions', 'Since', 'Actions'].map((heading) => (
            <Table.ColumnHeader key={heading}>{heading}</Table.ColumnHeader>
          ))}
        >
          {list.data.users.map((user) => (
            <Table.Row key={user.id}>
              <Table.Cell data-label="Name">{user.name}</Table.Cell>
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
              <Table.Cell data-label="Sessions">{user.sessions}</Table.Cell>
              <Table.Cell data-label="Since">{formatDay(user.createdAt.getTime())}</Table.Cell>
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
