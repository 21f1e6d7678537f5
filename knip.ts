import type { KnipConfig } from 'knip'
import { transform } from 'lightningcss'

export default {
  entry: [
    'src/server/main.ts',
    'src/server/cli/*.{ts,mjs}',
    'tooling/*.{ts,mjs}',
    'src/server/features/feeds/running/feed-worker.ts',
    'src/server/features/backups/threads/database-worker.ts',
    'src/server/demo/demo-worker.ts',
    'src/client/entry-*.tsx',
    'src/server/startup/dev-app.ts',
    'src/server/share-pictures/draw-worker.ts',
    'src/server/features/products/finding/finding-worker.ts',
    'src/client/routes/**/*.tsx',
    'tests/run.mjs',
    'tests/helpers/{cheap-password-cost,measured-file}.ts',
    'tests/*/*.mjs',
    'tests/e2e/**/*.ts',
    'tests/bench/*.ts',
    'tests/month-of-use/{fill,keep-release}.ts',
    'tests/durability/run.ts',
    'docs/examples/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,mjs,css}',
    'tooling/**/*.{ts,mjs}',
    'tests/**/*.{ts,mjs}',
    'docs/examples/*.ts',
  ],
  ignoreExportsUsedInFile: {
    interface: true,
    type: true,
  },
  playwright: {
    config: ['tests/e2e/playwright.config.ts'],
  },
  compilers: {
    /** Style sheets import packages too: their fonts. */
    css: (text: string) =>
      filesInCss(text)
        .map((file) => `import '${file}'`)
        .join('\n'),
  },
} satisfies KnipConfig

function filesInCss(text: string): string[] {
  const code = Buffer.from(text)
  const { dependencies } = transform({ filename: 'sheet.css', code, analyzeDependencies: true })
  return (dependencies ?? []).flatMap((dependency) =>
    dependency.type === 'url' && !dependency.url.startsWith('.') ? dependency.url : [],
  )
}
