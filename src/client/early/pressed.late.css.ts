import { globalStyle, keyframes } from '@vanilla-extract/css'
import { PRESSED_EARLY } from '#client/early/presses.ts'

const fade = keyframes({ to: { opacity: '.45' } })

/** It was heard, and is done as soon as the script is here: on a fast line nobody sees it. */
globalStyle(`[${PRESSED_EARLY}]`, { animation: `${fade} .6s .3s ease-in-out infinite alternate forwards` })
