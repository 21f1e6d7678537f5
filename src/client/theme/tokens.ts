import { defineConfig, defineRecipe } from '@chakra-ui/react'

/** `light-dark()` follows the system, and the toggle through `color-scheme`, without a second set of rules. */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })

interface Palette {
  solid: [string, string]
  hover: [string, string]
  contrast: [string, string]
  fg: [string, string]
  subtle: [string, string]
  muted: [string, string]
  border: [string, string]
}

function palette({ solid, hover, contrast, fg, subtle, muted, border }: Palette) {
  return {
    solid: pair(...solid),
    emphasized: pair(...hover),
    contrast: pair(...contrast),
    fg: pair(...fg),
    subtle: pair(...subtle),
    muted: pair(...muted),
    border: pair(...border),
    focusRing: pair('#1C625E', '#8CCBC0'),
  }
}

/** A category's pale ground and dark text of the same hue, swapped in the dark theme. */
function tint(ground: string, text: string, groundDark: string, textDark: string, dot: string) {
  return { solid: { value: dot }, fg: pair(text, textDark), subtle: pair(ground, groundDark) }
}

const button = defineRecipe({
  base: { borderRadius: 'full', fontWeight: 'semibold', letterSpacing: '0', transitionDuration: 'moderate' },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.emphasized' },
      },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border.control', _hover: { borderColor: 'fg' } },
    },
  },
})

export const tokens = {
  fonts: {
    heading: {
      value: '"Bricolage Grotesque", "Bricolage Fallback", "Bricolage Android", system-ui, sans-serif',
    },
    body: { value: '"Figtree Variable", "Figtree Fallback", "Figtree Android", system-ui, sans-serif' },
  },
  radii: {
    full: { value: '9999px' },
    sm: { value: '8px' },
    md: { value: '12px' },
    lg: { value: '18px' },
    xl: { value: '24px' },
    '2xl': { value: '32px' },
  },
  easings: { out: { value: 'cubic-bezier(.2,.7,.2,1)' } },
}

const coral = palette({
  solid: ['#BE4A36', '#F29F8D'],
  hover: ['#993A2B', '#F8C4B8'],
  contrast: ['#FFFFFF', '#3A120A'],
  fg: ['#993A2B', '#F5A695'],
  subtle: ['#FDEBE5', '#4A2F29'],
  muted: ['#FBDDD3', '#4A302B'],
  border: ['#F29F8D', '#6A4038'],
})

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: pair('#FFFCF8', '#101B1C'),
      subtle: pair('#F8F3EB', '#152223'),
      muted: pair('#F3ECE1', '#213334'),
      panel: pair('#FFFFFF', '#1A292A'),
      toast: pair('#22302F', '#2E4446'),
      shimmer: pair('#F8F3EB', '#2F4546'),
    },
    fg: {
      DEFAULT: pair('#22302F', '#F5EFE6'),
      muted: pair('#53625F', '#B5C3C0'),
      subtle: pair('#616E6A', '#93A5A2'),
      error: pair('#B3261E', '#FF9F95'),
      success: pair('#1E6B45', '#86D3A8'),
    },
    border: {
      DEFAULT: pair('#EAE2D6', '#2A3B3C'),
      control: pair('#8C8577', '#748885'),
    },
    star: pair('#B97A12', '#F0B955'),
    heart: { value: '#BE4A36' },
    /** The ink of bands that keep their light paper in both themes. */
    ink: { DEFAULT: { value: '#22302F' }, muted: { value: '#40504D' } },
    brand: palette({
      solid: ['#1C625E', '#8CCBC0'],
      hover: ['#134B48', '#A9DBD2'],
      contrast: ['#FFFFFF', '#0B2221'],
      fg: ['#134B48', '#B4E0D7'],
      subtle: ['#E6F2EF', '#19383A'],
      muted: ['#D3E8E3', '#21474A'],
      border: ['#82BEB4', '#2F5E60'],
    }),
    /** The brand on bands that keep their light paper in both themes. */
    paper: { solid: { value: '#1C625E' }, fg: { value: '#134B48' }, subtle: { value: '#E6F2EF' } },
    coral: {
      solid: coral.solid,
      contrast: coral.contrast,
      fg: coral.fg,
      subtle: coral.subtle,
      border: coral.border,
    },
    clothing: tint('#F9DFD8', '#7A3327', '#4A2F29', '#F7C9BD', '#E8A593'),
    feeding: tint('#F9E4B8', '#6B4708', '#453515', '#F5D594', '#E9B552'),
    toys: tint('#D7E8F2', '#23506E', '#1F3F52', '#B5D7EA', '#6FA6C8'),
    nursery: tint('#E3DAEF', '#4F3F7D', '#3A3058', '#D3C5EC', '#9A85BE'),
    safety: tint('#D8EBDF', '#1F5747', '#1E4536', '#B4DCC5', '#6B9A82'),
    rose: tint('#F8DCE6', '#7A2B4D', '#4A2A38', '#F5C4D6', '#D98BA8'),
    sand: tint('#EDE4D3', '#5C4A2A', '#3D3526', '#E6D8BC', '#B59E6E'),
    slate: tint('#DFE5EA', '#3B4B5A', '#2B3844', '#C9D6E2', '#8496A8'),
  },
  shadows: {
    sm: {
      value:
        '0 1px 2px light-dark(rgb(58 42 22 / .06), transparent), 0 2px 6px light-dark(rgb(58 42 22 / .04), transparent)',
    },
    md: {
      value:
        '0 2px 4px light-dark(rgb(58 42 22 / .04), transparent), 0 10px 28px light-dark(rgb(58 42 22 / .09), rgb(0 0 0 / .4))',
    },
    lg: {
      value:
        '0 4px 8px light-dark(rgb(58 42 22 / .05), transparent), 0 24px 56px light-dark(rgb(58 42 22 / .14), rgb(0 0 0 / .5))',
    },
  },
}

/** The admin area's tokens: Chakra's components need a sheet of all tokens, so no other page carries these. */
export const adminTokens = {
  colors: {
    danger: palette({
      solid: ['#B3261E', '#FF9F95'],
      hover: ['#8F1E18', '#FFBDB6'],
      contrast: ['#FFFFFF', '#3A0A07'],
      fg: ['#B3261E', '#FF9F95'],
      subtle: ['#FCEBE9', '#442523'],
      muted: ['#F8D9D6', '#522B28'],
      border: ['#DB8E88', '#7A423D'],
    }),
  },
}

export const textStyles = {
  display: {
    value: {
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: 'clamp(2.0625rem, 3.35vw, 3rem)',
      lineHeight: '1.06',
      letterSpacing: '-0.02em',
    },
  },
  h1: {
    value: {
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: { base: 'clamp(1.75rem, 9.2vw, 2.125rem)', lg: '3.125rem' },
      lineHeight: '1.08',
      letterSpacing: '-0.02em',
    },
  },
  h2: {
    value: {
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: { base: '1.75rem', md: '2.375rem' },
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
    },
  },
  h3: {
    value: {
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: '1.3125rem',
      lineHeight: '1.22',
      letterSpacing: '-0.015em',
    },
  },
  cardTitle: {
    value: {
      fontFamily: 'body',
      fontWeight: '650',
      fontSize: '1.125rem',
      lineHeight: '1.3',
      letterSpacing: '-0.005em',
    },
  },
  price: {
    value: {
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: '1.3125rem',
      lineHeight: '1',
      letterSpacing: '-0.01em',
    },
  },
  lead: { value: { fontSize: { base: '1.0625rem', md: '1.25rem' }, lineHeight: '1.5' } },
  small: { value: { fontSize: '0.875rem', lineHeight: '1.45' } },
}

export const themeConfig = defineConfig({
  // The static style sheet has the global rules; only Chakra's own components need an inherited palette.
  globalCss: { html: { colorPalette: 'brand' } },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      ...tokens,
      durations: { fast: { value: '120ms' }, moderate: { value: '180ms' }, slow: { value: '320ms' } },
    },
    semanticTokens: {
      ...semanticTokens,
      colors: {
        ...semanticTokens.colors,
        ...adminTokens.colors,
        bg: { ...semanticTokens.colors.bg, emphasized: pair('#EAE2D6', '#2A3B3C') },
        border: { ...semanticTokens.colors.border, emphasized: pair('#8C8577', '#748885') },
        coral,
      },
    },
    textStyles,
    recipes: { button },
  },
})
