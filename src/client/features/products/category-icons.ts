import type { IconClass } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import type { CategoryIcon } from '#shared/products/categories.ts'

export const ICONS_OF_CATEGORIES: Record<CategoryIcon, IconClass> = {
  shirt: deferredIcons.shirt,
  baby: deferredIcons.baby,
  blocks: deferredIcons.blocks,
  bed: deferredIcons.bed,
  shield: deferredIcons.shieldCheck,
  award: deferredIcons.award,
  bath: deferredIcons.bath,
  book: deferredIcons.bookOpen,
  car: deferredIcons.car,
  gift: deferredIcons.gift,
  'hand-heart': deferredIcons.handHeart,
  heart: icons.heart,
  lightbulb: deferredIcons.lightbulb,
  milk: deferredIcons.milk,
  moon: icons.moon,
  sparkles: deferredIcons.sparkles,
  store: icons.store,
  sun: icons.sun,
}
