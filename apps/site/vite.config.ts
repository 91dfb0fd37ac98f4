import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

const dist = join(import.meta.dirname, 'dist')

/** Every first screen has the one, and some begin with a text in the other; further fonts are found in the stylesheet. */
const EARLY_FONT = /familjen-grotesk.*\.woff2$/
const TEXT_FONT = /newsreader-latin-400-normal.*\.woff2$/

/** How long a plugin took is nothing to warn an operator of. */
const QUIET = { bundlerTimings: false }

const BROWSERS = ['chrome120', 'safari17.2', 'firefox121']

/** Members' door, and the button on film cards, are everybody's. */
const PARTS =
  /packages\/ui\/(?!blocks\/\w|member\/(?!member\.ts|WatchButton))|apps\/site\/shell\/(feedback|me)|zustand|preload-helper/

/**
 * What is fetched together. A file for each block would be many requests for little, and the same words compress badly when they
 * are spread: 4 kB of 92. One file for all of them would be read by phones that never draw it.
 */
const GROUPS = [
  // Stays in visitors' browsers when the rest is built anew.
  { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
  // What blocks share, with the little that the app shares with what is fetched later.
  { name: 'parts', priority: 1, test: PARTS, minShareCount: 2 },
  // Only for those who open a member's feature.
  { name: 'members', test: /packages\/ui\/member\//, minShareCount: 2 },
  // What is on, as houses show it on their front page and one press from it.
  {
    name: 'programme',
    test: blocks(
      ...['slideshow', 'schedule', 'cover-flow', 'program', 'movie-cover', 'culture-program'],
      ...['card-list', 'manual-card-list', 'quick-links', 'news-subscribe', 'modal-dialog', 'gift-card'],
    ),
  },
  // One film, one event, one article.
  {
    name: 'reading',
    test: blocks(
      ...['cover', 'movie-info', 'ticket-list', 'reviews/Reviews', 'article', 'article-card-list'],
      ...['content', 'info'],
    ),
  },
  // The way in: whoever comes to one of these forms often goes on to another.
  { name: 'log-in', test: blocks('login', 'create-account', 'forgot-password', 'reset-password') },
  // A member's own pages, one press from each other. Tickets are opened at a door, and alone.
  { name: 'member', test: blocks('profile', 'watch-list', 'cinema-club') },
  { name: 'search', test: blocks('search-field', 'search-results') },
]

/** How styles are read, in a build and in development. */
export const css = { modules: { generateScopedName: readableName } }

/**
 * Four things are made of one source: the renderer, with the stylesheet and the fonts; the app that brings its pages to life;
 * the lines in every page that fetch the app; and the service worker.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutStyles(), withoutPreloads()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css,
  environments: {
    ssr: {
      resolve: { noExternal: true },
      build: {
        ssr: true,
        emitAssets: true,
        outDir: 'dist',
        emptyOutDir: true,
        target: 'node24',
        cssTarget: BROWSERS,
        cssMinify: 'lightningcss',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // One file: what browsers fetch later would else lie among the files that they are offered.
        rolldownOptions: { input: 'prerender.tsx', checks: QUIET, output: { codeSplitting: false } },
      },
    },
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        target: BROWSERS,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // What blocks share is fetched with the app; there is nothing else to fetch ahead.
        modulePreload: false,
        manifest: 'client.json',
        rolldownOptions: {
          input: 'client.tsx',
          preserveEntrySignatures: 'exports-only',
          checks: QUIET,
          // Names that tell nothing, as some browsers' extensions keep out what is called a dialog or a subscription.
          output: {
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups: GROUPS },
          },
        },
      },
    },
    boot: script('boot.ts', 'boot.js'),
    worker: script('worker/sw.ts', 'sw.js'),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['ssr', 'client', 'boot', 'worker']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      writeAssetList()
    },
  },
})

function blocks(...names: string[]): RegExp {
  return new RegExp(`packages/ui/blocks/(${names.join('|')})[/.]`)
}

/** One file that needs no other. */
function script(input: string, output: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: BROWSERS,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, checks: QUIET, output: { format: 'iife', entryFileNames: output } },
    },
  }
}

/** `Slide.module.css`, `title` to `Slide-title`: the same in every build, so that pages of an older release stay dressed. */
function readableName(name: string, file: string): string {
  return `${basename(file).split('.', 1)[0]}-${name}`
}

/** The renderer's build has the one stylesheet; the app needs only the names in it. */
function withoutStyles(): Plugin {
  return {
    name: 'lerret-without-styles',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'asset' && /\.(css|woff2)$/.test(name)) delete bundle[name]
    },
  }
}

/** Vite wraps every import of a block in lines that fetch its stylesheet and its imports ahead; here there are none of either. */
function withoutPreloads(): Plugin {
  return {
    name: 'lerret-without-preloads',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/** Writes assets.json: what a page asks for, so that the server need not know Vite. The worker is told what to keep. */
function writeAssetList() {
  const files = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`)
  const stylesheet = files.find((file) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('The build made no stylesheet.')
  const preloads = files.filter((file) => EARLY_FONT.test(file))
  const textFont = files.find((file) => TEXT_FONT.test(file))
  if (!textFont) throw new Error('The build made no font for texts.')
  const chunks = JSON.parse(readFileSync(join(dist, 'client.json'), 'utf8'))
  const app = inOrder(chunks, 'client.tsx')
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8').trim()
  const assets = { stylesheet, preloads, textFont, app, boot }
  writeFileSync(join(dist, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`)

  const needed = [stylesheet, ...preloads, ...app]
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  writeFileSync(join(dist, 'sw.js'), worker.replace('__NEEDED__', JSON.stringify(needed)))
  for (const name of ['boot.js', 'client.json']) rmSync(join(dist, name))
}

/** A file after all that it is made of. */
function inOrder(chunks: Record<string, { file: string; imports?: string[] }>, name: string): string[] {
  const { file, imports = [] } = chunks[name] as (typeof chunks)[string]
  return [...new Set([...imports.flatMap((each) => inOrder(chunks, each)), `/${file}`])]
}
