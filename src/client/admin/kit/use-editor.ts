import { type InputEvent, useState } from 'react'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useConflict } from '#client/admin/kit/use-conflict.ts'
import { useDraft } from '#client/admin/kit/use-draft.ts'
import { type FormReader, formReader } from '#client/lib/form-reader.ts'
import { useForm } from '#client/lib/use-form.ts'

interface Editing<Stored, Typed, Input> {
  /** The draft's name on this device, such as `articles/7`. */
  draftOf: string
  stored: Stored
  part: string
  typedOf: (stored: Stored) => Typed
  read: (form: FormReader) => Input
  save: (typed: Input, version: number) => Promise<Stored>
  isPending: boolean
  fetchNewest: () => Promise<Stored>
  said: string
  onSaved?: (saved: Stored) => void
}

interface Versioned {
  version: number
}

export function useEditor<Stored extends Versioned, Typed, Input extends Typed>(
  editing: Editing<Stored, Typed, Input>,
) {
  const { stored, part, typedOf, read, isPending } = editing
  const [base, setBase] = useState(stored)
  const [typed, setTyped] = useState(() => typedOf(stored))
  const [form, setForm] = useState<{ fields: Typed; draft?: FormReader; times: number }>({
    fields: typed,
    times: 0,
  })
  const { conflict, saveOver, endConflict } = useConflict(editing.save, editing.fetchNewest)
  const fill = (fields: Typed, draft?: FormReader) => {
    setForm({ fields, ...(draft && { draft }), times: form.times + 1 })
    setTyped(fields)
  }
  const draft = useDraft(editing.draftOf, ({ version, form: before }) => {
    setBase({ ...base, version })
    fill(read(before), before)
    used.unsaved.note(true)
  })
  const settle = () => {
    draft.forget()
    used.unsaved.settle()
  }
  /** Keeps the typed text. */
  const begin = (version: Stored) => {
    setBase(version)
    endConflict()
  }
  /** Replaces the typed text with the stored version. */
  const take = (version: Stored) => {
    begin(version)
    fill(typedOf(version))
    settle()
  }
  const { onSuccess, onError } = useAdminToasts()(editing.said, (saved: Stored) => {
    begin(saved)
    settle()
    editing.onSaved?.(saved)
  })
  const used = useForm(
    { mutateAsync: (mine: Input) => saveOver(mine, base.version), isPending },
    // Not awaited: a press during the refetch, such as Publish after Save, has to count.
    { part, read, onDone: (saved) => void onSuccess(saved) },
  )
  const isSame = (fields: Typed) => JSON.stringify(fields) === JSON.stringify(typedOf(base))
  const onInput = (event: InputEvent<HTMLFormElement>) => {
    used.form.onInput(event)
    const element = event.currentTarget
    const fields = read(formReader(new FormData(element)))
    setTyped(fields)
    if (isSame(fields)) settle()
    else used.unsaved.note(draft.keep(element, base.version))
  }
  return {
    base,
    typed,
    isChanged: !isSame(typed),
    /** Fills the form again on each change. */
    filled: form,
    used,
    /** The form whose typed text is known here, and kept as a draft. */
    drafted: { ...used, form: { ...used.form, onInput } },
    draft,
    begin,
    take,
    discard: () => take(stored),
    conflict: conflict && {
      mine: conflict.mine,
      theirs: typedOf(conflict.theirs),
      keepMine: () => saveOver(conflict.mine, conflict.theirs.version).then(onSuccess, onError),
      takeTheirs: () => take(conflict.theirs),
    },
  }
}
