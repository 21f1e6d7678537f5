/**
 * Who may import what. Each folder names what it may reach; everything else in src is forbidden to it.
 * Test files may import anything.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.test\\.tsx?$'
const source = '^src/'
const thirdParty = '(^|/)node_modules/'

/** Within src, files in `from` reach only `to`. */
const only = (name, from, to, exceptFrom = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [tests, ...exceptFrom] },
  to: { path: source, pathNot: to },
})

const never = (name, from, to, exceptFrom = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [tests, ...exceptFrom] },
  to: { path: to },
})

const npmPackages = (...names) => names.map((name) => `${thirdParty}(@types/)?${name}/`)
const sheetTokens = '^src/client/theme/(vars|text|panels|within)\\.ts$'
const adminSheetTokens = '^src/client/theme/(vars|text|panels|within|admin-vars)\\.ts$'
/** By these the provider, or the demo in its place, tells of payments. */
const paymentDoors = '^src/server/http/(rest/stripe-webhook\\.ts$|demo-checkout/)'
/** Rooms of the server from the ground up; those of one floor may use each other. */
const FLOORS = [
  ['config', 'metrics', 'limits', 'counting', 'html'],
  ['content'],
  ['db'],
  ['operations', 'site'],
  ['auth', 'integrations', 'mail'],
  ['app-icons', 'share-pictures'],
  ['trpc', 'features'],
  ['demo', 'jobs', 'http'],
  ['startup'],
  ['cli'],
]
const rooms = (floors) => `^src/server/(${floors.flat().join('|')})/`
const pictureFiles = '^src/client/(pictures|brand)/'

module.exports = {
  forbidden: [
    ...FLOORS.slice(0, -1).map((floor, index) =>
      never(`${floor.join('-')}-import-no-higher-floor`, rooms([floor]), [rooms(FLOORS.slice(index + 1))]),
    ),
    only('shared-reaches-shared', '^src/shared/', ['^src/shared/']),
    {
      name: 'shared-inputs-use-zod-and-marked-alone',
      severity: 'error',
      from: { path: '^src/shared/inputs/', pathNot: tests },
      to: {
        dependencyTypesNot: ['local', 'localmodule', 'aliased-subpath-import'],
        pathNot: npmPackages('zod', 'marked'),
      },
    },
    {
      name: 'shared-is-plain',
      comment:
        'The browser may load all of it; schemas stand in shared/inputs, readers of files in shared/files.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: [tests, '^src/shared/(inputs|files)/'] },
      to: { dependencyTypesNot: ['local', 'localmodule', 'aliased-subpath-import'] },
    },
    {
      name: 'public-pages-read-no-files',
      comment: 'A reader of files would weigh down every page.',
      severity: 'error',
      from: { path: '^src/(client|shared)/', pathNot: [tests, '^src/client/admin/', '^src/shared/files/'] },
      to: { path: '^src/shared/files/' },
    },
    {
      name: 'browser-code-takes-types-of-inputs-only',
      comment: 'zod would add some 20 kB to the first script.',
      severity: 'error',
      from: { path: '^src/(client|shared)/', pathNot: [tests, '^src/shared/inputs/'] },
      to: { path: '^src/shared/inputs/', dependencyTypesNot: ['type-only'] },
    },

    {
      name: 'client-reaches-client-and-shared',
      comment: 'The one crossing is `import type { AppRouter }` in client/lib/trpc.ts.',
      severity: 'error',
      from: { path: '^src/client/', pathNot: [tests, '^src/client/lib/trpc\\.ts$'] },
      to: { path: source, pathNot: ['^src/client/', '^src/shared/'] },
    },
    {
      name: 'client-trpc-takes-one-type-from-the-server',
      severity: 'error',
      from: { path: '^src/client/lib/trpc\\.ts$' },
      to: { path: '^src/server/', pathNot: '^src/server/router\\.ts$' },
    },
    {
      name: 'client-trpc-takes-types-only',
      severity: 'error',
      from: { path: '^src/client/lib/trpc\\.ts$' },
      to: { path: '^src/server/', dependencyTypesNot: ['type-only'] },
    },
    only('early-scripts-reach-ui-lib-shared', '^src/client/early/', [
      '^src/client/(early|ui|lib)/',
      '^src/shared/',
    ]),
    only('client-features-reach-early-features-ui-lib-shared', '^src/client/features/', [
      '^src/client/(early|features|ui|lib)/',
      sheetTokens,
      pictureFiles,
      '^src/shared/',
    ]),
    only('admin-reaches-admin-features-ui-lib-shared', '^src/client/admin/', [
      '^src/client/(admin|features|ui|lib)/',
      adminSheetTokens,
      pictureFiles,
      '^src/shared/',
    ]),
    {
      name: 'only-style-sheets-read-the-tokens',
      comment: 'Sheets are evaluated while the site is built; in a component all of Chakra would come along.',
      severity: 'error',
      from: {
        path: source,
        pathNot: ['\\.css\\.ts$', '^src/client/theme/', '^src/client/ui/(lucide|data-uri)\\.ts$'],
      },
      to: { path: [adminSheetTokens, '^src/client/ui/(lucide|data-uri)\\.ts$'] },
    },
    never('admin-kit-knows-no-noun', '^src/client/admin/kit/', ['^src/client/admin/(?!kit/)']),
    never('public-code-knows-no-admin', '^src/client/(?!admin/|routes/)', ['^src/client/admin/']),
    only('client-ui-is-free-of-the-domain', '^src/client/ui/', [
      '^src/client/(ui|theme)/',
      '^src/shared/messages/',
      pictureFiles,
    ]),
    {
      name: 'original-content-stays-on-the-server',
      comment: 'It reaches the texts of every page; in the browser it would tear their scripts apart.',
      severity: 'error',
      from: {
        path: source,
        pathNot: ['^src/client/original-content/', '^src/client/entry-server\\.tsx$', tests],
      },
      to: { path: '^src/client/original-content/' },
    },
    {
      name: 'structured-data-stays-on-the-server',
      comment: 'It would only weigh down the scripts of the browser, which never reads it.',
      severity: 'error',
      from: {
        path: source,
        pathNot: ['^src/client/structured-data/', '^src/client/entry-server\\.tsx$', tests],
      },
      to: { path: '^src/client/structured-data/' },
    },

    {
      name: 'client-ui-uses-react-chakra-and-the-link',
      severity: 'error',
      from: { path: '^src/client/ui/', pathNot: tests },
      to: {
        path: thirdParty,
        pathNot: npmPackages(
          'react',
          'react-dom',
          '@chakra-ui',
          '@emotion',
          '@tanstack/react-router',
          '@iconify-json',
          '@vanilla-extract',
        ),
      },
    },

    {
      name: 'routers-reach-service-shared-trpc-init',
      comment: 'Of the features, a router reaches only the services of its own room.',
      severity: 'error',
      from: { path: '^src/server/features/(.+)/(admin-)?router\\.ts$' },
      to: {
        path: source,
        pathNot: [
          '^src/server/features/$1/service\\.ts$',
          '^src/server/features/$1/[^/]+/service\\.ts$',
          '^src/server/trpc/init\\.ts$',
          '^src/shared/',
        ],
      },
    },
    never('routers-hold-no-queries', '^src/server/features/.+/(admin-)?router\\.ts$', [
      `${thirdParty}(drizzle-orm|better-sqlite3)/`,
    ]),
    never('services-know-no-transport', '^src/server/features/(?!.*(admin-)?router\\.ts$)', [
      `${thirdParty}(hono|@hono|@trpc)/`,
      '^src/server/(trpc|http|jobs|cli)/',
      '^src/server/((main|app|router)|auth/auth)\\.ts$',
      '^src/server/features/.+/(admin-)?router\\.ts$',
      '^src/client/',
    ]),
    {
      name: 'sql-strings-stay-where-sqlite-is-the-point',
      comment: 'Everything else is Drizzle, whose rows have the types of their tables.',
      severity: 'error',
      from: {
        path: source,
        pathNot: [
          tests,
          '^src/server/db/',
          '^src/server/features/products/search/',
          '^src/server/features/feeds/storing/',
          '^src/server/features/catalog/clearing/',
        ],
      },
      to: { path: '^src/server/db/statements\\.ts$' },
    },
    never('mail-is-below-the-features', '^src/server/mail/', ['^src/server/(features|trpc|http|jobs|cli)/']),
    {
      name: 'features-meet-through-services',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/server/features/[^/]+/', pathNot: ['^src/server/features/$1/', '/service\\.ts$'] },
    },
    never(
      'http-speaks-to-the-trpc-caller',
      '^src/server/http/',
      // Reads nothing by itself: it keeps answers of one version.
      ['^src/server/(features|db(?!/per-version\\.ts)|jobs|cli|integrations)/', '^src/client/'],
      [paymentDoors],
    ),
    never('payments-doors-speak-to-their-service', paymentDoors, [
      '^src/server/features/(?!.*/service\\.ts$)',
      '^src/server/(db|jobs|cli)/',
      '^src/client/',
    ]),
    never('jobs-and-commands-call-services', '^src/server/(jobs|cli)/', [
      '^src/server/features/(?!.*/service\\.ts$)',
      '^src/server/(trpc|http)/',
      '^src/client/',
    ]),
    never('only-the-root-composes', '^src/', ['^src/server/main\\.ts$']),

    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    never('no-build-output', '^(src|tests|tooling)/', ['^dist/']),
    never('tools-stay-out-of-the-product', '^src/', ['^tooling/']),
    {
      name: 'resolvable',
      comment: 'Modules that the bundler makes (virtual:) or changes (?url, ?raw) are its own to resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
}
