import { globalStyle, keyframes } from '@vanilla-extract/css'
import { PRESSED_EARLY } from '#client/early/presses.ts'

const fade = keyframes({ to: { opacity: '.45' } })

/** Marks a press that runs as soon as the script arrives. On a fast line nobody sees the mark. */
globalStyle(`[${PRESSED_EARLY}]`, { animation: `${fade} .6s .3s ease-in-out infinite alternate forwards` })
