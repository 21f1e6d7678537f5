import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { ContentField } from '#client/admin/content/content-field.tsx'
import { ListFields } from '#client/admin/content/list-fields.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { SearchFields } from '#client/admin/kit/search-fields.tsx'
import { isEditConflict } from '#client/lib/call-error.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import { defaultSearchTexts } from '#client/lib/search-texts.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { type BlockName, blockOf, formFieldsOf, isSearchedBlock } from '#shared/content/content-blocks.ts'
import { nameInList } from '#shared/content/content-fields.ts'
import type { FormTexts } from '#shared/content/content-form.ts'

interface ContentFormProps {
  block: BlockName
  texts: FormTexts
  /** The time at which `texts` were stored; null for the default texts. */
  changedAt: Date | null
  /**
   * Called when somebody else saved the block meanwhile. Returns that time, so that saving again overwrites knowingly.
   */
  onConflict: (typed: FormTexts) => Promise<Date | null>
  onSaved: (saved: { isChanged: boolean }) => unknown
}

export function ContentForm({ block, texts: stored, changedAt, onConflict, onSaved }: ContentFormProps) {
  const { title, fields, page } = blockOf(block)
  const site = useSite()
  const [basedOn, setBasedOn] = useState(changedAt?.getTime() ?? null)
  const { mutateAsync, isPending } = trpc.admin.content.update.useMutation()
  const save = async (change: Parameters<typeof mutateAsync>[0]) => {
    try {
      return await mutateAsync(change)
    } catch (error) {
      if (isEditConflict(error)) setBasedOn((await onConflict(change.fields))?.getTime() ?? null)
      throw error
    }
  }
  const used = useForm(
    { mutateAsync: save, isPending },
    {
      action: `/admin/content/${block}`,
      read: (form) => ({ block, basedOn, fields: typedTexts(block, form) }),
      onDone: onSaved,
    },
  )
  const texts = used.refused?.values ?? stored
  const errorOf = (name: string) => used.problems[name]
  return (
    <form className={adminFormCss.form} aria-label={title} {...used.form}>
      <FormRefusal message={used.refused?.message} />
      <input type="hidden" name="basedOn" value={basedOn ?? ''} />
      {Object.entries(fields).map(([name, field]) =>
        field.kind === 'list' ? (
          <ListFields key={name} name={name} list={field} texts={texts} errorOf={errorOf} />
        ) : (
          <ContentField key={name} name={name} field={field} text={texts[name]} error={errorOf(name)} />
        ),
      )}
      {isSearchedBlock(block) && (
        <SearchFields
          field={used.field}
          names={{ title: 'searchTitle', description: 'searchDescription' }}
          stored={{ title: texts.searchTitle ?? '', description: texts.searchDescription ?? '' }}
          byDefault={defaultSearchTexts(block, site.name)}
          path={page.path}
        />
      )}
      <div className={adminFormCss.formEnd}>
        <Button type="submit" disabled={used.isPending}>
          {used.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

function typedTexts(block: BlockName, { text, checked: has }: FormReader): FormTexts {
  const typed: FormTexts = {}
  for (const [name, field] of Object.entries(formFieldsOf(block))) {
    if (field.kind !== 'list') {
      typed[name] = text(name)
      continue
    }
    for (let index = 0; index <= field.most; index += 1) {
      const names = Object.keys(field.fields).map((key) => nameInList(name, index, key))
      for (const one of names.filter(has)) typed[one] = text(one)
    }
  }
  return typed
}
