import type { StyleRules } from '#client/ui/style-rules.ts'

export const articleCardStyles: StyleRules = {
  '.article-card .picture': { aspectRatio: '16/10' },
  '.article-card .card-title': { textStyle: 'h3', mt: '12px' },
  '.article-meta, .article-foot': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    fontSize: '14px',
    color: 'fg.muted',
  },
  '.article-foot': { justifyContent: 'space-between', mt: 'auto', pt: '16px' },
}
