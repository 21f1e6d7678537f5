import { type ReactNode, useState } from 'react'
import * as articleFormCss from '#client/admin/articles/article-form.css.ts'
import { ArticleTextField } from '#client/admin/articles/article-text-field.tsx'
import { CoverField } from '#client/admin/articles/cover-field.tsx'
import { ProductPicker } from '#client/admin/articles/product-picker.tsx'
import { AdminCard, FieldsCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, SelectField, TextField } from '#client/admin/kit/field.tsx'
import { InsertProducts } from '#client/admin/kit/insert-products.tsx'
import { type BlockChoice, parseBlockChoice } from '#client/admin/kit/product-block-text.ts'
import { SearchFields } from '#client/admin/kit/search-fields.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import type { FormReader } from '#client/lib/form-reader.ts'
import { useSite } from '#client/lib/site.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import { ARTICLE_CATEGORIES, parseArticleCategory } from '#shared/articles/article-categories.ts'
import { linesOf } from '#shared/content/content-form.ts'
import { ENGLISH, isLanguage, LANGUAGES } from '#shared/messages/languages.ts'
import { CENTER } from '#shared/pictures/picture-focus.ts'

type Fields = EditableArticle['article']

const RELATED = ['First', 'Second', 'Third']

interface ArticleFormProps {
  stored: EditableArticle
  form: UsedForm
  typed: Fields
  /** Shown beside the text, instead of the other fields. */
  preview: ReactNode
}

export const ARTICLE_FORM = 'article'

export function ArticleForm({ stored, form: used, typed, preview }: ArticleFormProps) {
  const { form, field } = used
  const { article } = stored
  const [block, setBlock] = useState<{ choice: BlockChoice }>()
  return (
    <form
      id={ARTICLE_FORM}
      className={preview ? articleFormCss.withPreview : articleFormCss.columns}
      aria-label="Article"
      {...form}
    >
      <FieldsCard title="Text">
        <Field label="Title" required maxLength={70} {...field('title')} defaultValue={article.title} />
        <TextField
          label="Summary"
          rows={2}
          maxLength={160}
          hint="60 to 160 characters. Shown on cards and in search results."
          {...field('excerpt')}
          defaultValue={article.excerpt}
        />
        <ArticleTextField
          {...field('text')}
          defaultValue={article.text}
          onBlock={(name) => {
            const choice = parseBlockChoice(name)
            if (choice) setBlock({ choice })
          }}
        />
        <InsertProducts fields={['text']} blockToInsert={block} />
      </FieldsCard>
      {preview}
      <div className={articleFormCss.panel}>
        <FieldsCard title="Details">
          <SelectField label="Category" {...field('category')} defaultValue={article.category}>
            <Options of={ARTICLE_CATEGORIES.map((category) => [category, category])} />
          </SelectField>
          <Field label="Author" {...field('author')} defaultValue={article.author} />
          <LanguageField {...field('language')} defaultValue={article.language} />
          <Field
            label="URL"
            required
            hint="The last part of the article’s URL. The old URL redirects to the new one."
            {...field('slug')}
            defaultValue={article.slug}
          />
        </FieldsCard>
        <FieldsCard title="Key points and advice">
          <TextField
            label="Key points"
            rows={6}
            hint="3 to 8, one per line"
            {...field('keyPoints')}
            defaultValue={article.keyPoints.join('\n')}
          />
          <TextField
            label="Expert advice"
            rows={3}
            {...field('expertAdvice')}
            defaultValue={article.expertAdvice}
          />
        </FieldsCard>
        <AdminCard title="Cover">
          <CoverField article={article} form={used} />
        </AdminCard>
        <FieldsCard title="Related">
          <ProductPicker stored={stored} error={field('relatedProducts').error} />
          <RelatedArticles article={article} />
        </FieldsCard>
        <AdminCard title="Search engines">
          <SearchFields
            field={field}
            names={{ title: 'searchTitle', description: 'searchDescription' }}
            stored={{ title: article.searchTitle, description: article.searchDescription }}
            byDefault={{ title: typed.title, description: typed.excerpt }}
            path={`/blog/${typed.slug}`}
          />
        </AdminCard>
      </div>
    </form>
  )
}

/** Hidden in a shop with one language, whose articles are in it. */
function LanguageField({ defaultValue, ...field }: { name: string; defaultValue: string }) {
  const { languages } = useSite()
  const choices = [...new Set([...languages, defaultValue])].filter(isLanguage)
  if (choices.length < 2) return <input type="hidden" name={field.name} defaultValue={defaultValue} />
  return (
    <SelectField label="Language" {...field} defaultValue={defaultValue}>
      <Options of={choices.map((language) => [language, LANGUAGES[language]])} />
    </SelectField>
  )
}

function RelatedArticles({ article }: { article: Fields }) {
  const { data: others = [] } = trpc.blog.overview.useQuery()
  const chosen = article.relatedArticles
  const missing = chosen.filter((slug) => !others.some((other) => other.slug === slug))
  return (
    <fieldset>
      <legend>Related articles</legend>
      <div className={adminFormCss.formRow}>
        {RELATED.map((label, index) => (
          <SelectField key={label} label={label} name="relatedArticles" defaultValue={chosen[index] ?? ''}>
            <option value="">None</option>
            <Options of={missing.map((slug) => [slug, slug])} />
            <Options
              of={others.filter(({ slug }) => slug !== article.slug).map(({ slug, title }) => [slug, title])}
            />
          </SelectField>
        ))}
      </div>
    </fieldset>
  )
}

export function editedArticle(form: FormReader): Fields {
  return {
    slug: form.text('slug').trim(),
    title: form.text('title'),
    excerpt: form.text('excerpt'),
    category: parseArticleCategory(form.text('category')) ?? ARTICLE_CATEGORIES[0],
    author: form.text('author'),
    language: parseLanguage(form.text('language')),
    picture: form.text('picture'),
    pictureAlt: form.text('pictureAlt'),
    focusX: form.number('focusX') ?? CENTER,
    focusY: form.number('focusY') ?? CENTER,
    searchTitle: form.text('searchTitle'),
    searchDescription: form.text('searchDescription'),
    relatedProducts: form.all('relatedProducts').map(Number),
    relatedArticles: [...new Set(form.all('relatedArticles').filter(Boolean))],
    keyPoints: linesOf(form.text('keyPoints')),
    expertAdvice: form.text('expertAdvice'),
    // Forms send line breaks as two characters (CRLF).
    text: form.text('text').replaceAll('\r\n', '\n'),
  }
}

function parseLanguage(code: string): Fields['language'] {
  return isLanguage(code) ? code : ENGLISH
}

export function editedProductNames(form: FormReader): EditableArticle['productNames'] {
  const names = form.all('productNames')
  return form.all('relatedProducts').map((id, index) => ({ id: Number(id), name: names[index] ?? id }))
}
