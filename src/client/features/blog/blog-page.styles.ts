import type { StyleRules } from '#client/ui/style-rules.ts'

export const blogPageStyles: StyleRules = {
  '.blog-band': { bg: '#F7DFCB' },
}
