import { cpSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { defineConfig } from 'vitepress'

const root = resolve(import.meta.dirname, '../../..')

/** Files that pages link to and that are no pages: the site has them under the same path. */
const FILES = ['.env.example', 'LICENSE', 'docs/examples']
const OTHER_FOLDERS = ['.github', 'data', 'dist', 'docs/art', 'docs/examples', 'docs/site', 'src', 'tests']

const page = (name) => ({ text: titleOf(`docs/${name}.md`), link: `/docs/${name}` })
const group = (text, names) => ({ text, items: names.map(page) })
const folder = (text, name) => ({ ...group(text, pagesOf(name)), collapsed: true })

export default defineConfig({
  title: 'Tuckling',
  description: 'A self-hosted shop site for affordable baby products',
  srcDir: root,
  srcExclude: ['**/AGENTS.md', ...OTHER_FOLDERS.map((name) => `${name}/**`)],
  outDir: join(import.meta.dirname, '../dist'),
  rewrites: { 'README.md': 'index.md' },
  // The shop on the reader's machine is no page.
  ignoreDeadLinks: 'localhostLinks',
  // The shop's own configuration is in the same folder as the pages.
  vite: { configFile: false, publicDir: false },
  markdown: { config: linkFiles },
  buildEnd({ outDir }) {
    for (const file of FILES) cpSync(join(root, file), join(outDir, file), { recursive: true })
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Operating', link: '/docs/operating' },
      { text: 'API', link: '/docs/api' },
      { text: 'Changelog', link: '/CHANGELOG' },
    ],
    sidebar: [
      group('Running a shop', [
        ...['operating', 'docker', 'reverse-proxy', 'backups', 'email', 'payments', 'sign-in', 'privacy'],
        ...['monitoring', 'upgrading', 'scaling', 'measurements', 'demo'],
      ]),
      group('Selling', ['feeds', 'prices', 'products-in-texts', 'earnings']),
      group('Integrating', ['api', 'entry-points']),
      group('Security', ['security', 'asvs', 'dependencies']),
      group('Developing', ['architecture', 'testing', 'glossary']),
      folder('Guides', 'adding'),
      folder('Decisions', 'decisions'),
    ],
  },
})

function pagesOf(name) {
  return globSync(`docs/${name}/*.md`, { cwd: root })
    .sort()
    .map((path) => path.slice('docs/'.length, -'.md'.length))
}

function titleOf(path) {
  return /^# (.+)$/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path
}

/** Leads links to other files of the repository to their copies, and those to a folder to its first file. */
function linkFiles(md) {
  const linkPage = md.renderer.rules.link_open
  md.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const target = tokens[index].attrGet('href') ?? ''
    if (!/^(?:[a-z]+:|#|\/)/.test(target)) {
      const [path, hash] = target.split('#')
      const file = fileAt(posix.join(dirname(env.relativePath), decodeURI(path)))
      tokens[index].attrSet('href', `/${file}${hash ? `#${hash}` : ''}`.replace('/README.md', '/index.md'))
      if (!file.endsWith('.md')) tokens[index].attrSet('target', '_self')
    }
    return linkPage(tokens, index, options, env, self)
  }
}

/** Throws if there is none. */
function fileAt(path) {
  if (!statSync(join(root, path)).isDirectory()) return path
  return posix.join(path, readdirSync(join(root, path)).sort()[0])
}
