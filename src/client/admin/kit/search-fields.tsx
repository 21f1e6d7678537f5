import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import * as searchResultCss from '#client/admin/kit/search-result.css.ts'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import { useSite } from '#client/lib/site.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import {
  GOOD_DESCRIPTION,
  GOOD_TITLE,
  lengthAdvice,
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
  type SearchTexts,
  searchTitle,
} from '#shared/text/search-result.ts'

interface SearchFieldsProps {
  field: UsedForm['field']
  names: { title: string; description: string }
  /** The texts written for search engines; empty where the default applies. */
  stored: SearchTexts
  byDefault: SearchTexts
  path: string
}

export function SearchFields({ field, names, stored, byDefault, path }: SearchFieldsProps) {
  const [written, setWritten] = useState(stored)
  const title = useRef<HTMLInputElement>(null)
  const displayed = {
    title: written.title.trim() || byDefault.title,
    description: written.description.trim() || byDefault.description,
  }
  useHeardByForm(title, `${written.title}\n${written.description}`)
  return (
    <fieldset className={adminFormCss.form}>
      <legend>Search engines</legend>
      <SearchResult {...displayed} path={path} />
      <Field
        label="Title for search engines"
        placeholder={byDefault.title}
        maxLength={SEARCH_TITLE_MAX_LENGTH}
        hint={lengthAdvice(displayed.title, GOOD_TITLE)}
        {...field(names.title)}
        defaultValue={undefined}
        ref={title}
        value={written.title}
        onChange={({ currentTarget }) => setWritten({ ...written, title: currentTarget.value })}
      />
      <TextField
        label="Description for search engines"
        placeholder={byDefault.description}
        rows={3}
        maxLength={SEARCH_DESCRIPTION_MAX_LENGTH}
        hint={lengthAdvice(displayed.description, GOOD_DESCRIPTION)}
        {...field(names.description)}
        defaultValue={undefined}
        value={written.description}
        onChange={({ currentTarget }) => setWritten({ ...written, description: currentTarget.value })}
      />
      <div className={`${actionsCss.actions} ${baseCss.needsScript}`}>
        <Button
          type="button"
          variant="outline"
          size="sm"
          disabled={!written.title && !written.description}
          onClick={() => setWritten({ title: '', description: '' })}
        >
          <Icon icon={adminIcons.rotateCcw} /> Restore the default
        </Button>
      </div>
    </fieldset>
  )
}

/** Previews a page as a search result; long texts are cut off as search engines do. */
function SearchResult({ title, description, path }: { title: string; description: string; path: string }) {
  const site = useSite()
  const { host } = new URL(site.url)
  return (
    <figure className={searchResultCss.frame}>
      <figcaption className={searchResultCss.caption}>Search result preview</figcaption>
      <div className={searchResultCss.result}>
        <p className={searchResultCss.site}>
          <span>{site.name}</span>
          <span className={searchResultCss.path}>
            {[host, ...path.split('/').filter(Boolean)].join(' › ')}
          </span>
        </p>
        <p className={searchResultCss.title}>{searchTitle(title, site.name)}</p>
        <p className={searchResultCss.description}>{description}</p>
      </div>
    </figure>
  )
}
