import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { NetworkAccountDialog } from '#client/admin/earnings/network-account-dialog.tsx'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { DeleteButton, EditButton } from '#client/admin/kit/row-buttons.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type NetworkAccount, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Moment } from '#client/ui/moment.tsx'
import { API_NETWORKS, NETWORK_NAMES } from '#shared/earnings/transaction.ts'
import { formatNumber } from '#shared/messages/formats.ts'

const LOOK_AGAIN_MS = 2_000

export function NetworkAccountsCard() {
  const list = trpc.admin.earnings.accounts.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some((one) => one.isBeingRead) ? LOOK_AGAIN_MS : false),
  })
  const [edited, setEdited] = useState<NetworkAccount | 'new'>()
  const [deleted, setDeleted] = useState<NetworkAccount>()
  const toasts = useAdminToasts()
  const remove = trpc.admin.earnings.accounts.delete.useMutation(
    toasts('Account deleted', () => setDeleted(undefined)),
  )
  return (
    <AdminCard
      title="Network accounts"
      lead="Sales and their states are read from the network, for the last 100 days each time."
    >
      <AdminList
        isWide={false}
        label="Accounts"
        noun="account"
        isError={list.isError}
        rows={list.data}
        columns={[
          { name: 'Account', className: tableCss.title, cell: nameOf },
          {
            name: 'Transactions',
            className: tableCss.amount,
            cell: ({ transactions }) => formatNumber(transactions),
          },
          { name: 'Last reading', cell: (account) => <LastReading account={account} /> },
          {
            name: 'Actions',
            cell: (account) => (
              <div className={actionsCss.rowActions}>
                <ReadNow account={account} />
                {API_NETWORKS.some((name) => name === account.network) && (
                  <EditButton name={nameOf(account)} onClick={() => setEdited(account)} />
                )}
                <DeleteButton name={nameOf(account)} onClick={() => setDeleted(account)} />
              </div>
            ),
          },
        ]}
        empty={
          <EmptyNote title="No accounts yet">
            Add one of Awin, Adtraction, Tradedoubler, or Addrevenue.
          </EmptyNote>
        }
      />
      <Button variant="outline" onClick={() => setEdited('new')}>
        <Icon icon={adminIcons.plus} /> Add account
      </Button>
      {edited && (
        <NetworkAccountDialog
          account={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        title={`Delete ${deleted ? nameOf(deleted) : ''}?`}
        action="Delete account"
        busy="Deleting..."
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate({ id: deleted.id })}
        onClose={() => setDeleted(undefined)}
      >
        <p>Its token and {counted(deleted?.transactions ?? 0, 'transaction')} are deleted with it.</p>
      </ConfirmDialog>
    </AdminCard>
  )
}

function ReadNow({ account }: { account: NetworkAccount }) {
  const toasts = useAdminToasts()
  const read = trpc.admin.earnings.accounts.read.useMutation(toasts())
  if (!account.hasToken) return null
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={account.isBeingRead || read.isPending}
      onClick={() => read.mutate({ id: account.id })}
    >
      Read now<span className={baseCss.visuallyHidden}> {nameOf(account)}</span>
    </Button>
  )
}

function nameOf({ network, account }: NetworkAccount): string {
  return `${NETWORK_NAMES[network]} ${account}`
}

function LastReading({ account }: { account: NetworkAccount }) {
  const { hasToken, isBeingRead, lastReadAt, lastError, added, changed, nextReadAt } = account
  if (isBeingRead) return 'Reading...'
  return (
    <>
      {!lastReadAt && (hasToken ? 'Not read yet' : 'By file: no token set')}
      {lastReadAt && !lastError && (
        <>
          Read <Moment at={lastReadAt} />: {added} new, {changed} changed
        </>
      )}
      {lastReadAt && lastError && (
        <>
          <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Failed</span> <Moment at={lastReadAt} />:{' '}
          {lastError}
        </>
      )}
      {nextReadAt && (
        <p className={listsCss.rowNote}>
          Next: <Moment at={nextReadAt} />
        </p>
      )}
    </>
  )
}
