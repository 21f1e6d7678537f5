import { useNavigate } from '@tanstack/react-router'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

export function NewLandingPageDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { form, field, isPending } = useForm(trpc.admin.landingPages.create.useMutation(), {
    read: (typed) => ({ name: typed.text('name') }),
    onDone: async ({ id }) => {
      await refresh()
      return navigate({ to: '/admin/landing-pages/$id', params: { id: String(id) } })
    },
  })
  return (
    <FormDialog
      title="New landing page"
      form={form}
      action="Create page"
      isBlocked={isPending}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        maxLength={60}
        missing="Enter a name"
        hint="The page’s heading, such as Strollers. The page lists what a search for it finds and stays hidden until you publish it."
        {...field('name')}
      />
    </FormDialog>
  )
}
