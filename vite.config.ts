import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { minify } from 'vite'
import { defineConfig } from 'vitest/config'
import { hoverStylesPlugin } from './tooling/hover-styles-plugin.ts'
import { picturesVersion } from './tooling/pictures-version.ts'
import { precompressPlugin } from './tooling/precompress-plugin.ts'

const NATIVE_PACKAGES = ['better-sqlite3', 'sharp', 'satori', 'pino', 'vite']

/** The entry, the bundler's own helpers, and small pieces of several pages: a request for each would cost more. */
const FIRST_SCRIPT = /entry-client\.tsx|\.first\.tsx|rolldown\/runtime/

/** Small pieces of the pages of one thing, such as a product or an article, in one request. */
const DETAIL_SCRIPT = /\.detail\.tsx/

/** Sheets of what stands further down on every page, or is shown later. */
const LATE_STYLES = /\.late\.css\.ts\.vanilla\.css$/

/** One sheet that comes with the frame of the admin area, before those of its pages, which refine it. */
const ADMIN_KIT_STYLES = /client\/admin\/kit\/[^/]+\.css\.ts\.vanilla\.css$/

const ZOD_LOCALE = resolve(import.meta.dirname, 'node_modules/zod/v4/locales/en.js')

const QUICK_RESOLUTION = new URL('tests/helpers/quick-resolution.mjs', import.meta.url).href

/** What these change would reach the next file of the same process: environment, globals, modules; and the clock. */
const ISOLATED_TESTS = '{src,tests}/**/*.isolated.test.{ts,tsx}'
const CLOCK_TESTS = '{src,tests}/**/*.clock.test.{ts,tsx}'

/** Loading the program takes longer than most tests of it: the other files of a worker share what is loaded. */
const SHARED_WORKERS = {
  isolate: false,
  exclude: [ISOLATED_TESTS, CLOCK_TESTS],
  setupFiles: ['tests/helpers/shared-worker.ts'],
}

/** The functions of the script in each page: its names are short, those of the server stay. */
const shortNames = {
  name: 'short-names-in-pages',
  apply: 'build' as const,
  enforce: 'post' as const,
  transform: {
    filter: { id: /client\/early\/[^.]+\.tsx?$/ },
    handler: (code: string, id: string) => minify(id, code, { mangle: { toplevel: false } }),
  },
}

export default defineConfig(({ command }) => ({
  publicDir: 'src/client/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/routeTree.gen.ts',
      routeFileIgnorePattern: 'styles',
      quoteStyle: 'single',
      semicolons: false,
      // These loaders too stay out of the first script.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          /^\/(admin|shop)/.test(routeId) ? [['component', 'loader']] : undefined,
      },
    }),
    react(),
    vanillaExtractPlugin(),
    hoverStylesPlugin(),
    precompressPlugin(),
    shortNames,
  ],
  resolve: {
    alias: [
      // React has what the shim stands in for.
      { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' },
      // Zod's sentences in 64 languages, of which the site says none.
      { find: '../locales/index.js', replacement: ZOD_LOCALE },
    ],
  },
  define: { __PICTURES_VERSION__: JSON.stringify(picturesVersion()) },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        // The first versions with light-dark(), May 2024: a translation of it would double the style sheet.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        // Naming what each part needs besides itself would cost every visitor 2 kB; links load it on intent.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/client/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'late', test: LATE_STYLES, priority: 1 },
                { name: 'admin-kit', test: ADMIN_KIT_STYLES, priority: 1 },
                { name: 'first', test: FIRST_SCRIPT },
                { name: 'detail', test: DETAIL_SCRIPT },
              ],
            },
          },
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
        },
      },
    },
    ssr: {
      // One bundle starts faster; development takes packages as they are.
      resolve: command === 'build' ? { noExternal: true as const, external: NATIVE_PACKAGES } : {},
      // React renders three times as fast without its development checks.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          // Node keeps the text of what it loads: without comments and spaces, with all names, it is half as long.
          // Of a .js file Node asks the folders above what kind it is, of an .mjs file nobody.
          output: {
            minify: { compress: true, mangle: false, codegen: true },
            chunkFileNames: 'assets/[name]-[hash].mjs',
          },
          input: {
            main: 'src/server/main.ts',
            'database-worker': 'src/server/features/backups/threads/database-worker.ts',
            'import-feed': 'src/server/cli/import-feed.ts',
            'feed-worker': 'src/server/features/feeds/running/feed-worker.ts',
            seed: 'src/server/cli/seed.ts',
            admin: 'src/server/cli/admin.ts',
            backup: 'src/server/cli/backup.ts',
            restore: 'src/server/cli/restore.ts',
            'finding-worker': 'src/server/features/products/finding/finding-worker.ts',
            'draw-worker': 'src/server/share-pictures/draw-worker.ts',
          },
        },
      },
    },
  },
  test: {
    setupFiles: process.env.TEST_TIMES ? ['tests/helpers/measured-file.ts'] : [],
    // A busy machine is no failure.
    testTimeout: 60_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    hookTimeout: 60_000,
    // For the tests, and for the threads and processes that they start.
    execArgv: [`--import=${QUICK_RESOLUTION}`],
    env: { NODE_OPTIONS: `--import=${QUICK_RESOLUTION}` },
    // What a password costs is measured elsewhere; here hundreds are set.
    alias: {
      '#server/auth/password-cost.ts': resolve(import.meta.dirname, 'tests/helpers/cheap-password-cost.ts'),
    },
    projects: [
      {
        extends: true,
        test: { ...SHARED_WORKERS, name: 'unit', include: ['src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { ...SHARED_WORKERS, name: 'integration', include: ['tests/integration/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'clock',
          isolate: false,
          include: [CLOCK_TESTS],
          setupFiles: ['tests/helpers/own-clock.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: [ISOLATED_TESTS] } },
      { extends: true, test: { name: 'thorough', include: ['tests/thorough/**/*.test.ts'] } },
    ],
  },
}))
