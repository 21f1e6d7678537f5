import type { IconClass } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import type { CategoryShort } from '#shared/categories.ts'

export const CATEGORY_ICONS: Record<CategoryShort, IconClass> = {
  Clothing: lateIcons.shirt,
  Feeding: lateIcons.baby,
  Toys: lateIcons.blocks,
  Nursery: lateIcons.bed,
  Safety: lateIcons.shieldCheck,
}
