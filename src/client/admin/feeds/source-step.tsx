import { SegmentGroup } from '@chakra-ui/react'
import { CredentialsFields } from '#client/admin/feeds/credentials-fields.tsx'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import { inspectionOf, nameFromFile, type PlaceKind, withDetection } from '#client/admin/feeds/feed-draft.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import { FileField } from '#client/admin/feeds/file-field.tsx'
import { useFeedUpload } from '#client/admin/feeds/use-feed-upload.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { callError, showError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'

const KINDS: { value: PlaceKind; label: string }[] = [
  { value: 'address', label: 'URL' },
  { value: 'upload', label: 'Upload' },
  { value: 'path', label: 'Path on the server' },
]

export function SourceStep({ draft, change, proceed }: StepProps) {
  const detect = trpc.admin.feeds.detect.useMutation({
    onSuccess: (detection) => proceed(withDetection(draft, detection)),
    onError: showError,
  })
  const { fields: errors, message } = callError(detect.error)
  const { place } = draft
  const refusal = detect.isError && Object.keys(errors).length === 0 ? message : undefined
  const placeError = errors['place.location'] ?? refusal
  const setPlace = (kind: PlaceKind, location: string, fileName?: string) => {
    detect.reset()
    const name = draft.name || (fileName ? nameFromFile(fileName) : '')
    change({ ...draft, place: { kind, location }, fileName, name, detection: undefined })
  }
  const upload = useFeedUpload((location, fileName) => setPlace('upload', location, fileName))
  const isUploading = upload.share !== undefined
  return (
    <WizardCard
      title="Where does the feed come from?"
      lead="CSV, TSV, XML, or JSON; plain, gzipped, or in a ZIP archive."
      action={
        isUploading ? 'Uploading the file...' : detect.isPending ? 'Reading the file...' : 'Read the file'
      }
      isBusy={isUploading || detect.isPending}
      onSubmit={() => detect.mutate(inspectionOf({ ...draft, detection: undefined }))}
    >
      <div className={feedWizardCss.wizardForm}>
        <SegmentGroup.Root
          className={feedWizardCss.placeKinds}
          aria-label="Kind of source"
          value={place.kind}
          disabled={isUploading || detect.isPending}
          onValueChange={({ value }) => {
            const kind = KINDS.find((one) => one.value === value)?.value
            if (kind) setPlace(kind, '')
          }}
        >
          <SegmentGroup.Indicator className={feedWizardCss.placeChosen} />
          <SegmentGroup.Items items={KINDS} className={feedWizardCss.placeKind} />
        </SegmentGroup.Root>
        {place.kind === 'address' && (
          <>
            <Field
              label="URL"
              error={placeError}
              required
              type="url"
              placeholder="https://"
              value={place.location}
              onChange={(event) => setPlace('address', event.target.value)}
            />
            <CredentialsFields draft={draft} change={change} />
          </>
        )}
        {place.kind === 'path' && (
          <Field
            label="Path"
            error={placeError}
            hint="A file in the server’s feeds folder (FEEDS_FOLDER), for example shop.csv"
            required
            value={place.location}
            onChange={(event) => setPlace('path', event.target.value)}
          />
        )}
        {place.kind === 'upload' && (
          <FileField
            fileName={draft.fileName ?? (draft.id && place.location ? 'the previous file' : undefined)}
            error={placeError}
            upload={upload}
          />
        )}
        <Field
          label="Name"
          error={errors.name}
          hint={
            draft.id
              ? 'The name can’t be changed: it identifies the feed’s products.'
              : 'For example “Fjordkin – Awin”. Can’t be changed later.'
          }
          required
          maxLength={60}
          readOnly={draft.id !== undefined}
          value={draft.name}
          onChange={(event) => change({ ...draft, name: event.target.value })}
        />
      </div>
    </WizardCard>
  )
}
