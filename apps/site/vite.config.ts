import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

const dist = join(import.meta.dirname, 'dist')

/** Fonts that the first screen waits for; the others come with the stylesheet. */
const EARLY_FONT = /familjen-grotesk.*\.woff2$/

/** How long a plugin took is nothing to warn an operator of. */
const QUIET = { bundlerTimings: false }

const BROWSERS = ['chrome120', 'safari17.2', 'firefox121']

/**
 * Four things are made of one source: the renderer, with the stylesheet and the fonts; the app that brings its pages to life;
 * the lines in every page that fetch the app; and the service worker.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutStyles()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: readableName } },
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
        rolldownOptions: { input: 'prerender.tsx', checks: QUIET },
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
            // What several blocks are made of is one file, not a crumb for each pair of them.
            codeSplitting: {
              groups: [
                // Stays in visitors' browsers when the rest is built anew.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // Only for those who open a member's feature; the door to it, and the button on film cards, are everybody's.
                {
                  name: 'members',
                  test: /packages\/ui\/member\/(?!member\.ts|WatchButton)/,
                  minShareCount: 2,
                },
                {
                  name: 'parts',
                  // What both are made of is here.
                  priority: 1,
                  test: /packages\/ui\/(?!blocks\/\w|member\/(?!member\.ts|WatchButton))/,
                  minShareCount: 2,
                },
              ],
            },
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

/** Writes assets.json: what a page asks for, so that the server need not know Vite. The worker is told what to keep. */
function writeAssetList() {
  const files = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`)
  const stylesheet = files.find((file) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('The build made no stylesheet.')
  const preloads = files.filter((file) => EARLY_FONT.test(file))
  const chunks = JSON.parse(readFileSync(join(dist, 'client.json'), 'utf8'))
  const { file, imports } = chunks['client.tsx']
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8').trim()
  const assets = { stylesheet, preloads, app: `/${file}`, boot }
  writeFileSync(join(dist, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`)

  const parts = imports.map((name: string) => `/${chunks[name].file}`)
  const needed = [stylesheet, ...preloads, assets.app, ...parts]
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  writeFileSync(join(dist, 'sw.js'), worker.replace('__NEEDED__', JSON.stringify(needed)))
  for (const name of ['boot.js', 'client.json']) rmSync(join(dist, name))
}
