import { lucide } from '#client/ui/lucide.ts'

export const arrowRight = lucide('arrow-right')
export const chevronDown = lucide('chevron-down')
export const heart = lucide('heart')
export const menu = lucide('menu')
export const moon = lucide('moon')
export const search = lucide('search')
export const store = lucide('store')
export const sun = lucide('sun')
export const user = lucide('user')
