import { Input, SegmentGroup } from '@chakra-ui/react'
import { AdminField } from '#client/features/admin/admin-field.tsx'
import { CredentialsFields } from '#client/features/feeds/credentials-fields.tsx'
import type { StepProps } from '#client/features/feeds/feed-draft.ts'
import { lookOf, nameFromFile, type PlaceKind, withDetection } from '#client/features/feeds/feed-draft.ts'
import { FileField } from '#client/features/feeds/file-field.tsx'
import { WizardCard } from '#client/features/feeds/wizard-card.tsx'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

const KINDS: { value: PlaceKind; label: string }[] = [
  { value: 'address', label: 'Address' },
  { value: 'upload', label: 'Upload' },
  { value: 'path', label: 'Path on the server' },
]

export function SourceStep({ draft, change, proceed }: StepProps) {
  const detect = trpc.admin.feeds.detect.useMutation({
    onSuccess: (found) => proceed(withDetection(draft, found)),
    onError: (error) => showToast({ type: 'error', title: callError(error).message }),
  })
  const { fields: errors, message } = callError(detect.error)
  const { place } = draft
  const refusal = detect.isError && Object.keys(errors).length === 0 ? message : undefined
  const placeError = errors['place.location'] ?? refusal
  const setPlace = (kind: PlaceKind, location: string) => {
    change({ ...draft, place: { kind, location }, fileName: undefined, found: undefined })
  }
  return (
    <WizardCard
      title="Where does the feed come from?"
      lead="CSV, TSV, XML or JSON, as it is, gzipped or in a ZIP."
      action={detect.isPending ? 'Reading the file...' : 'Read the file'}
      isBusy={detect.isPending}
      onSubmit={() => detect.mutate(lookOf({ ...draft, found: undefined }))}
    >
      <div className="admin-form">
        <SegmentGroup.Root
          className="place-kinds"
          aria-label="Kind of source"
          value={place.kind}
          onValueChange={({ value }) => {
            const kind = KINDS.find((one) => one.value === value)?.value
            if (kind) setPlace(kind, '')
          }}
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items items={KINDS} />
        </SegmentGroup.Root>
        {place.kind === 'address' && (
          <>
            <AdminField label="Address" error={placeError} required>
              <Input
                type="url"
                placeholder="https://"
                autoComplete="off"
                value={place.location}
                onChange={(event) => setPlace('address', event.target.value)}
              />
            </AdminField>
            <CredentialsFields draft={draft} change={change} />
          </>
        )}
        {place.kind === 'path' && (
          <AdminField
            label="Path"
            error={placeError}
            hint="A file that the server itself can read, such as /srv/feeds/shop.csv"
            required
          >
            <Input
              autoComplete="off"
              value={place.location}
              onChange={(event) => setPlace('path', event.target.value)}
            />
          </AdminField>
        )}
        {place.kind === 'upload' && (
          <FileField
            fileName={
              draft.fileName ?? (draft.id && place.location ? 'the file of the last time' : undefined)
            }
            error={placeError}
            onUploaded={(location, fileName) =>
              change({
                ...draft,
                place: { kind: 'upload', location },
                fileName,
                name: draft.name || nameFromFile(fileName),
                found: undefined,
              })
            }
          />
        )}
        <AdminField
          label="Name"
          error={errors.name}
          hint={
            draft.id
              ? 'A feed keeps its name: its products are known by it.'
              : 'Such as the partner and the network. It stays as it is.'
          }
          required
        >
          <Input
            autoComplete="off"
            maxLength={60}
            readOnly={draft.id !== undefined}
            value={draft.name}
            onChange={(event) => change({ ...draft, name: event.target.value })}
          />
        </AdminField>
      </div>
    </WizardCard>
  )
}
