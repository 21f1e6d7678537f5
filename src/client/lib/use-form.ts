import { useQueryClient } from '@tanstack/react-query'
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FormOptions, Mutation, Problems } from '#client/lib/submit-form.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { localPath } from '#shared/messages/languages.ts'
import { formAddress, REFUSED_FORM, type RefusedForm } from '#shared/refused-form.ts'

interface Options<Input, Output> extends FormOptions<Input, Output> {
  /** The URL to which the browser itself sends the form. A form without it waits for the script. */
  action?: string | undefined
}

/** Loaded once a visitor uses a form; pages with one need not load it. */
const loadSubmitting = () => import('#client/lib/submit-form.ts')

/** Without JavaScript the browser sends the form to `action`, and the resulting page carries the refusal. */
export function useForm<Input, Output>(
  mutation: Mutation<Input, Output>,
  { action: path, ...options }: Options<Input, Output>,
) {
  const action = path && localPath(path)
  const refused = useRefused(action)
  const isReady = useIsReady()
  const unsaved = useUnsaved()
  const isSending = useRef(false)
  const [problems, setProblems] = useState<Problems>(refused?.fields ?? {})

  const onDone = (output: Output, form: HTMLFormElement) => {
    unsaved.settle()
    return options.onDone?.(output, form)
  }
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) return
    isSending.current = true
    try {
      const submitting = await loadSubmitting().catch(() => undefined)
      if (submitting) await submitting.submitForm(form, mutation, { ...options, onDone }, setProblems)
      // Part of the script failed to load: the browser sends the form itself where it can.
      else if (action) form.submit()
    } finally {
      isSending.current = false
    }
  }
  const preload = () => void loadSubmitting().catch(() => undefined)
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name')
    if (name && problems[name]) setProblems({ ...problems, [name]: undefined })
    // A field without a name is only a search field.
    if (name || !(target instanceof HTMLInputElement)) unsaved.note()
  }

  return {
    form: { method: 'post', action, noValidate: isReady, onSubmit, onInput, onFocus: preload },
    field: (name: string) => ({ name, error: problems[name], defaultValue: refused?.values[name] }),
    problems,
    /** For changes outside its fields: the form has another text, or the input is saved or discarded. */
    unsaved,
    refused,
    isPending: mutation.isPending,
    isReady,
  }
}

export type UsedForm = ReturnType<typeof useForm>

function useRefused(action: string | undefined): RefusedForm | undefined {
  const queryClient = useQueryClient()
  const [refused] = useState(() => {
    const last = queryClient.getQueryData<RefusedForm>(REFUSED_FORM)
    return last && action && last.form === formAddress(action) ? last : undefined
  })
  useEffect(() => {
    if (!refused) return
    queryClient.removeQueries({ queryKey: REFUSED_FORM })
    showToast({ type: 'error', title: refused.message })
  }, [queryClient, refused])
  return refused
}
