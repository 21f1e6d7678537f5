import { useNavigate } from '@tanstack/react-router'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'

export function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const add = trpc.admin.articles.create.useMutation()
  const { form, field, isPending } = useForm(add, {
    read: (typed) => ({ title: typed.text('title') }),
    onDone: async ({ id }) => {
      await refresh()
      return navigate({ to: '/admin/articles/$id', params: { id: String(id) } })
    },
  })
  return (
    <FormDialog title="New article" form={form} action="Create draft" isBlocked={isPending} onClose={onClose}>
      <Field
        label="Title"
        required
        maxLength={70}
        hint="You can change it later. Nobody sees the article until you publish it."
        {...field('title')}
      />
    </FormDialog>
  )
}
