import { useState } from 'react'
import { sendFile } from '#client/admin/feeds/use-feed-upload.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useUpload } from '#client/admin/kit/use-upload.ts'
import { type ReportFile, trpc } from '#client/lib/trpc.ts'
import { REPORT_FILE_MAX_BYTES } from '#shared/earnings/report-file.ts'

export function useReportFile() {
  const [file, setFile] = useState<ReportFile>()
  const said = useAdminToasts()
  const previewing = trpc.admin.earnings.preview.useMutation({ onError: said().onError })
  const importing = trpc.admin.earnings.import.useMutation(
    said(
      ({ added, changed, unchanged }) => `${added} added, ${changed} changed, ${unchanged} unchanged`,
      () => {
        setFile(undefined)
        previewing.reset()
      },
    ),
  )
  const show = (next: ReportFile) => {
    setFile(next)
    previewing.mutate(next)
  }
  const upload = useUpload(sendReport, (id) => show({ upload: id }))
  return {
    upload,
    isBusy: upload.share !== undefined || previewing.isPending || importing.isPending,
    report: file && previewing.data,
    choose: (choice: Partial<ReportFile>) => file && show({ ...file, ...choice }),
    store: () => file && importing.mutate(file),
  }
}

async function sendReport(file: File, onShare: (share: number) => void): Promise<string> {
  if (file.size > REPORT_FILE_MAX_BYTES) throw new Error('A report is at most 50 MB')
  return sendFile(file, onShare)
}
