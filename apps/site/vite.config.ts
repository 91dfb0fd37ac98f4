import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languageVariants, variantName } from '@lerret/words/build'
import { LANGUAGES, type Language } from '@lerret/words/languages'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

const dist = join(import.meta.dirname, 'dist')

/** Every first screen uses the early font, and some begin with a text in the text font. Other fonts load from the stylesheet. */
const EARLY_FONT = /familjen-grotesk.*\.woff2$/
const TEXT_FONT = /newsreader-latin-400-normal.*\.woff2$/

/** An operator need not be warned of slow plugins. */
const CHECKS = { bundlerTimings: false }

const BROWSERS = ['chrome120', 'safari17.2', 'firefox121']

/** Without what few pages use. Of the members' code, every visitor needs the access to it (`member.ts`) and the button on film cards. */
const SHARED =
  /packages\/ui\/(?!blocks\/\w|showings\/filter\/(FitCount|use-address)|productions\/FilmPoster|member\/(?!member\.ts|films\/WatchButton))|packages\/words\/(index|fill|nynorsk\/site)|apps\/site\/(scheduling\/|shell\/(feedback|signed-in-name|document-title))|zustand|preload-helper/

/**
 * The chunks. One for each block would mean many small requests, and repeated code compresses badly in small files: 4 kB of 92.
 * One for all blocks would make phones parse blocks that they never render.
 */
const GROUPS = [
  // Stays in browsers' caches when other code changes.
  { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
  // Used by several blocks, or by the app and by code that is loaded later.
  { name: 'shared', priority: 1, test: SHARED, minShareCount: 2 },
  // Loaded when a visitor opens a feature for members.
  {
    name: 'members',
    test: /packages\/(ui\/(member\/|productions\/FilmPoster)|words\/nynorsk\/member\.)/,
    minShareCount: 2,
  },
  // A film's rating, which is shown to everyone.
  { name: 'rating', test: /FilmRating|movie-info\/rating|partner\/rating/ },
  // The programme, as on front pages and the pages that they link to.
  {
    name: 'programme',
    test: blocks(
      ...['slideshow', 'schedule', 'cover-flow', 'program', 'movie-cover', 'culture-program'],
      ...['card-list', 'manual-card-list', 'quick-links', 'news-subscribe', 'modal-dialog', 'gift-card'],
    ),
  },
  // The page of a film, an event or an article.
  {
    name: 'reading',
    test: blocks(
      ...['cover', 'movie-info', 'ticket-list', 'reviews/(Reviews|index)', 'article', 'article-card-list'],
      ...['content', 'info', 'contact'],
    ),
  },
  // A visitor of one of these forms often goes on to another.
  { name: 'log-in', test: blocks('login', 'create-account', 'forgot-password', 'reset-password') },
  // A member's own pages, which link to each other. Tickets are a chunk of their own: they are opened alone, at the door.
  // What its own page loads later is not among them.
  {
    name: 'member',
    test: blocks('profile/(AccountForms|EmailAddress|Profile|index)', 'watch-list', 'cinema-club'),
  },
]

/** Names of classes that the build and the development server share. */
export const css = { modules: { generateScopedName: readableName } }

/**
 * Five builds of one source: the renderer, with the stylesheet and the fonts; the app that hydrates its pages; the script in
 * every page that loads the app; the script of foyer screens; and the service worker.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), languageVariants(), withoutStyles(), withoutPreloads()],
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
        // One file, so that the renderer's chunks do not end up among the files for browsers.
        rolldownOptions: { input: 'prerender.tsx', checks: CHECKS, output: { codeSplitting: false } },
      },
    },
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        target: BROWSERS,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // Shared code is loaded with the app; there is nothing else to preload.
        modulePreload: false,
        manifest: 'client.json',
        rolldownOptions: {
          input: 'client.tsx',
          preserveEntrySignatures: 'exports-only',
          checks: CHECKS,
          // Only a hash: some browser extensions block files named after a dialog or a subscription.
          output: {
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups: GROUPS },
          },
        },
      },
    },
    boot: script('boot.ts', 'boot.js'),
    foyerScreen: script('foyer-screen/foyer-screen.ts', 'foyer-screen.js'),
    worker: script('worker/sw.ts', 'sw.js'),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['ssr', 'client', 'boot', 'foyerScreen', 'worker']) {
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

/** A script without imports at run time. */
function script(input: string, output: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: BROWSERS,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, checks: CHECKS, output: { format: 'iife', entryFileNames: output } },
    },
  }
}

/** `Slide.module.css`, `title` to `Slide-title`: the same in every build, so that pages of an older release keep their styles. */
function readableName(name: string, file: string): string {
  return `${basename(file).split('.', 1)[0]}-${name}`
}

/** The stylesheet comes from the renderer's build; the app needs only its class names. */
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

/**
 * Vite wraps every dynamic import in code that preloads its stylesheet and imports; here there are none of either. A file that cannot be
 * loaded is requested once more, by another address: browsers answer a second import of the same one from memory. Chromium and Firefox
 * name the address in the error.
 */
function withoutPreloads(): Plugin {
  return {
    name: 'lerret-without-preloads',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () =>
        'export const __vitePreload = (load) => load().catch(({ message }) => import(/http.*/.exec(message) + "?" + Date.now()))',
    },
  }
}

/** Writes assets.json, the files that a page loads in each language, so that the server need not know Vite; and the workers' lists of files to cache. */
function writeAssetList() {
  const files = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`)
  const stylesheet = files.find((file) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('The build wrote no stylesheet.')
  const preloads = files.filter((file) => EARLY_FONT.test(file))
  const textFont = files.find((file) => TEXT_FONT.test(file))
  if (!textFont) throw new Error('The build wrote no font for texts.')
  const chunks = JSON.parse(readFileSync(join(dist, 'client.json'), 'utf8'))
  const appFiles = listFiles(chunks, 'client.tsx')
  const [boot, foyerScreen] = ['boot.js', 'foyer-screen.js'].map((name) =>
    readFileSync(join(dist, name), 'utf8').trim(),
  )
  const assetsByLanguage = LANGUAGES.map((language) => {
    const app = appFiles.map((file) => findVariant(file, language))
    const workerFile = join(dist, variantName('sw.js', language))
    const cachedFiles = JSON.stringify([stylesheet, ...preloads, ...app])
    writeFileSync(workerFile, readFileSync(workerFile, 'utf8').replace('__NEEDED__', cachedFiles))
    return [language, { stylesheet, preloads, textFont, app, boot, foyerScreen }]
  })
  writeFileSync(
    join(dist, 'assets.json'),
    `${JSON.stringify(Object.fromEntries(assetsByLanguage), null, 2)}\n`,
  )
  for (const name of ['boot.js', 'foyer-screen.js', 'client.json']) rmSync(join(dist, name))
}

/** The variant of a file in a language; files without words have none. */
function findVariant(file: string, language: Language): string {
  const variant = variantName(file, language)
  return existsSync(join(dist, variant)) ? variant : file
}

/** The files of a chunk, those that it imports first. */
function listFiles(chunks: Record<string, { file: string; imports?: string[] }>, name: string): string[] {
  const { file, imports = [] } = chunks[name] as (typeof chunks)[string]
  return [...new Set([...imports.flatMap((name) => listFiles(chunks, name)), `/${file}`])]
}
