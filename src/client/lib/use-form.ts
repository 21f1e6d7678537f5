import { useQueryClient } from '@tanstack/react-query'
import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FormOptions, Mutation, Problems } from '#client/lib/submit-form.ts'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { formAddress, REFUSED_FORM, type RefusedForm } from '#shared/refused-form.ts'

interface Options<Input, Output> extends FormOptions<Input, Output> {
  /** Where the browser sends the form by itself. A form without it waits for the script. */
  action?: string | undefined
}

/** Comes when a hand is on a form: pages that show one need not load it. */
const loadSubmitting = () => import('#client/lib/submit-form.ts')

/**
 * A form of one procedure: reads it, sends it, and says what was refused by the field, with the focus on the first.
 * Without JavaScript the browser sends it to `action`, and the page that answers brings its refusal along.
 */
export function useForm<Input, Output>(
  mutation: Mutation<Input, Output>,
  { action, ...options }: Options<Input, Output>,
) {
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
      // Part of the script could not be had: the browser sends what it can by itself.
      else if (action) form.submit()
    } finally {
      isSending.current = false
    }
  }
  const preload = () => void loadSubmitting().catch(() => undefined)
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof Element && target.getAttribute('name')
    if (name && problems[name]) setProblems({ ...problems, [name]: undefined })
    // A field without a name only looks for something.
    if (name || !(target instanceof HTMLInputElement)) unsaved.note()
  }

  return {
    /** For the form element. */
    form: { method: 'post', action, noValidate: isReady, onSubmit, onInput, onFocus: preload },
    /** For a field of the name. */
    field: (name: string) => ({ name, error: problems[name], defaultValue: refused?.values[name] }),
    problems,
    /** For what does not go through its fields: another text is in the form, or what was typed is settled. */
    unsaved,
    /** Why the browser's own sending was refused. */
    refused,
    isPending: mutation.isPending,
    isReady,
  }
}

/** What the fields of a form and its button go by. */
export type UsedForm = ReturnType<typeof useForm>

/** Of the form at this address, and only until the page is left. */
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
