import type { IconClass } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import type { CategoryIcon } from '#shared/products/categories.ts'

export const ICONS_OF_CATEGORIES: Record<CategoryIcon, IconClass> = {
  shirt: lateIcons.shirt,
  baby: lateIcons.baby,
  blocks: lateIcons.blocks,
  bed: lateIcons.bed,
  shield: lateIcons.shieldCheck,
  award: lateIcons.award,
  bath: lateIcons.bath,
  book: lateIcons.bookOpen,
  car: lateIcons.car,
  gift: lateIcons.gift,
  'hand-heart': lateIcons.handHeart,
  heart: icons.heart,
  lightbulb: lateIcons.lightbulb,
  milk: lateIcons.milk,
  moon: icons.moon,
  sparkles: lateIcons.sparkles,
  store: icons.store,
  sun: icons.sun,
}
