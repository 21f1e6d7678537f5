import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { minify } from 'vite'
import { defineConfig } from 'vitest/config'
import { hoverStylesPlugin } from './tooling/hover-styles-plugin.ts'
import { languagesPlugin } from './tooling/languages-plugin.ts'
import { NOTICES, noticesPlugin } from './tooling/notices-plugin.ts'
import { picturesVersion } from './tooling/pictures-version.ts'
import { precompressPlugin } from './tooling/precompress-plugin.ts'

/** Only these are installed beside the bundle, which contains all others (`devDependencies`). */
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const OUTSIDE_THE_BUNDLE = [...Object.keys(dependencies), 'vite']

/** The entry, the bundler's helpers, and small parts of several pages: separate requests would cost more. */
const FIRST_SCRIPT = /entry-client\.tsx|\.first\.tsx|rolldown\/runtime/

/** Combines small parts of all pages of one kind, such as product or article, in one request. */
const DETAIL_SCRIPT = /\.detail\.tsx/

/** Style sheets for content further down on every page, or shown later. */
const DEFERRED_STYLES = /\.late\.css\.ts\.vanilla\.css$/

/** A single sheet loaded with the admin area's frame, before its pages' sheets, which refine it. */
const ADMIN_KIT_STYLES = /client\/admin\/kit\/[^/]+\.css\.ts\.vanilla\.css$/

const ZOD_LOCALE = resolve(import.meta.dirname, 'node_modules/zod/v4/locales/en.js')

const QUICK_RESOLUTION = new URL('tests/helpers/quick-resolution.mjs', import.meta.url).href

/** Tests that change state shared by files of a process: environment, globals, modules, or the clock. */
const ISOLATED_TESTS = '{src,tests}/**/*.isolated.test.{ts,tsx}'
const CLOCK_TESTS = '{src,tests}/**/*.clock.test.{ts,tsx}'

/** Loading the program takes longer than most of its tests, so other files of a worker share it. */
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
      // Keeps these loaders out of the first script as well.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          /^\/(admin|shop)/.test(routeId) ? [['component', 'loader']] : undefined,
      },
    }),
    react(),
    vanillaExtractPlugin(),
    hoverStylesPlugin(),
    languagesPlugin(),
    noticesPlugin(),
    precompressPlugin(),
    shortNames,
  ],
  resolve: {
    alias: [
      // React includes the shimmed function.
      { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' },
      // Drops Zod's messages in 64 languages, none of which the site uses.
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
        license: { fileName: NOTICES },
        target: 'baseline-widely-available',
        // The first versions with light-dark(), May 2024: compiling it for older ones would double the style sheet.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        // Lists of each part's dependencies would cost every visitor 2 kB; links load them on intent.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          input: 'src/client/entry-client.tsx',
          output: {
            postBanner: ({ isEntry }) => (isEntry ? `/* Licenses: /${NOTICES} */` : ''),
            codeSplitting: {
              groups: [
                { name: 'late', test: DEFERRED_STYLES, priority: 1 },
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
      // One bundle starts faster; development uses packages unchanged.
      resolve: command === 'build' ? { noExternal: true as const, external: OUTSIDE_THE_BUNDLE } : {},
      // React renders three times as fast without its development checks.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: 'dist/server',
        license: { fileName: NOTICES },
        emitAssets: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          // Node keeps the text of loaded files: without comments and spaces, but with all names, it is half as long.
          // For a .js file Node searches parent folders for the module type; an .mjs file needs no search.
          output: {
            minify: { compress: true, mangle: false, codegen: true },
            chunkFileNames: 'assets/[name]-[hash].mjs',
          },
          input: {
            main: 'src/server/main.ts',
            'database-worker': 'src/server/features/backups/threads/database-worker.ts',
            'demo-worker': 'src/server/demo/demo-worker.ts',
            'import-feed': 'src/server/cli/import-feed.ts',
            'feed-worker': 'src/server/features/feeds/running/feed-worker.ts',
            migrate: 'src/server/cli/migrate.ts',
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
    testTimeout: 60_000,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    hookTimeout: 60_000,
    execArgv: [`--import=${QUICK_RESOLUTION}`],
    env: { NODE_OPTIONS: `--import=${QUICK_RESOLUTION}` },
    // Password hashing is measured elsewhere; tests here set hundreds of passwords.
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
