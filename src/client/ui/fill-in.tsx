import { createElement, Fragment, type ReactNode } from 'react'
import { partsOf } from '#shared/messages/fill.ts'
import type { Placeholder } from '#shared/messages/messages.ts'

export function FillIn<Text extends string>({
  text,
  values,
}: {
  text: Text
  values: Record<Placeholder<Text>, ReactNode>
}) {
  return createElement(Fragment, null, ...partsOf(text, values))
}
