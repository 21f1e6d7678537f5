import type { StyleRules } from '#client/ui/style-rules.ts'

export const donationProgressStyles: StyleRules = {
  '.progress': { h: '14px', borderRadius: 'full', bg: 'bg.panel', overflow: 'hidden' },
  '.progress span': {
    display: 'block',
    h: '100%',
    borderRadius: 'full',
    bg: 'coral.solid',
    transition: 'width .5s',
  },
  '.progress-line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    mt: '10px',
    color: 'fg.muted',
  },
  '.progress-line b': { color: 'fg' },
}
