/** Fields that a block of content can have. Forms, checks and types follow from them. */
interface Labelled {
  label: string
  hint?: string
}

interface TextField extends Labelled {
  /** `markdown` is rendered to safe HTML. */
  kind: 'line' | 'text' | 'markdown'
  min: number
  max: number
}

/** Short texts, one on each line of the field. */
interface LinesField extends Labelled {
  kind: 'lines'
  least: number
  most: number
  max: number
}

interface ChoiceField<Value extends string = string> extends Labelled {
  kind: 'choice'
  options: Record<Value, string>
}

/** One of the site's own pictures, or an uploaded cover. */
interface PictureField extends Labelled {
  kind: 'picture'
  own: readonly [string, ...string[]]
}

interface NumberField extends Labelled {
  kind: 'number'
  min: number
  max: number
}

/** A path of this site, or an https URL. */
interface LinkField extends Labelled {
  kind: 'link'
}

interface DayField extends Labelled {
  kind: 'day'
}

export type SimpleField =
  | TextField
  | LinesField
  | ChoiceField
  | PictureField
  | NumberField
  | LinkField
  | DayField

export interface ListField<Fields extends SimpleFields = SimpleFields> extends Labelled {
  kind: 'list'
  one: string
  least: number
  most: number
  fields: Fields
}

type SimpleFields = Record<string, SimpleField>
export type ContentField = SimpleField | ListField
export type ContentFields = Record<string, ContentField>

type ValueOf<Field> =
  Field extends ListField<infer Fields>
    ? ValuesOf<Fields>[]
    : Field extends ChoiceField<infer Value>
      ? Value
      : Field extends LinesField
        ? string[]
        : Field extends NumberField
          ? number
          : string

export type ValuesOf<Fields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

interface Length {
  max: number
  /** The minimum length; by default the text must not be empty. */
  min?: number
  hint?: string
}

function textField(kind: TextField['kind']) {
  return (label: string, { max, min = 1, hint }: Length): TextField => ({
    kind,
    label,
    min,
    max,
    ...(hint && { hint }),
  })
}

export const line = textField('line')
export const text = textField('text')
export const markdown = textField('markdown')

export function lines(label: string, bounds: Omit<LinesField, 'kind' | 'label'>): LinesField {
  return { kind: 'lines', label, ...bounds }
}

export function choice<Value extends string>(
  label: string,
  options: Record<Value, string>,
): ChoiceField<Value> {
  return { kind: 'choice', label, options }
}

export function picture(label: string, own: PictureField['own']): PictureField {
  return { kind: 'picture', label, own }
}

export function number(label: string, bounds: Omit<NumberField, 'kind' | 'label'>): NumberField {
  return { kind: 'number', label, ...bounds }
}

export function link(label: string): LinkField {
  return { kind: 'link', label, hint: 'A path on this site such as /products, or an https URL' }
}

export function day(label: string, hint: string): DayField {
  return { kind: 'day', label, hint }
}

export function list<Fields extends SimpleFields>(
  label: string,
  rest: Omit<ListField<Fields>, 'kind' | 'label'>,
): ListField<Fields> {
  return { kind: 'list', label, ...rest }
}

/** Names a list's field in its form: `slides_1_text`, counted from one. */
export function nameInList(list: string, index: number, name: string): string {
  return `${list}_${index + 1}_${name}`
}
