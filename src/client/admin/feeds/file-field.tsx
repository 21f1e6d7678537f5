import { FileUpload } from '@chakra-ui/react'
import { FeedAlert } from '#client/admin/feeds/feed-alert.tsx'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import { ProgressBar } from '#client/admin/feeds/progress-bar.tsx'
import type { FeedUpload } from '#client/admin/feeds/use-feed-upload.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { UPLOAD_MAX_BYTES } from '#shared/feeds/feed-limits.ts'

interface FileFieldProps {
  fileName: string | undefined
  error: string | undefined
  upload: FeedUpload
}

export function FileField({ fileName, error, upload }: FileFieldProps) {
  const { share } = upload
  const title = fileName ?? 'Choose a file, or drop it here'
  const hint = fileName ? 'Choose or drop another file to replace it' : 'Up to 512 MiB'
  return (
    <div>
      <FileUpload.Root
        maxFiles={1}
        maxFileSize={UPLOAD_MAX_BYTES}
        disabled={share !== undefined}
        onFileAccept={({ files: [file] }) => file && upload.send(file)}
        onFileReject={({ files }) => files.length > 0 && upload.refuse('The file is larger than 512 MiB')}
      >
        <FileUpload.HiddenInput />
        <FileUpload.Dropzone className={feedWizardCss.feedDrop} aria-label={`${title} ${hint}`}>
          <Icon icon={adminIcons.upload} />
          <FileUpload.DropzoneContent>
            <b>{title}</b> <span className={baseCss.muted}>{hint}</span>
          </FileUpload.DropzoneContent>
        </FileUpload.Dropzone>
      </FileUpload.Root>
      {share !== undefined && (
        <ProgressBar
          label="Uploading the file"
          share={share}
          size="sm"
          className={feedWizardCss.feedSending}
        />
      )}
      <FeedAlert>{upload.error ?? error}</FeedAlert>
    </div>
  )
}
