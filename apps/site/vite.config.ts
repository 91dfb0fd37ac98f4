import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Fonts that the first screen waits for; the others come with the stylesheet. */
const EARLY_FONT = /familjen-grotesk.*\.woff2$/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), assetList()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: readableName } },
  ssr: { noExternal: true },
  build: {
    ssr: 'prerender.tsx',
    ssrEmitAssets: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    cssTarget: ['chrome120', 'safari17.2', 'firefox121'],
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: true,
  },
})

/** `Slide.module.css`, `title` to `Slide-title`: the same in every build, so that pages of an older release stay dressed. */
function readableName(name: string, file: string): string {
  return `${basename(file).split('.', 1)[0]}-${name}`
}

/** Writes assets.json: what a page's head asks for, so that the server need not know Vite. */
function assetList(): Plugin {
  return {
    name: 'lerret-asset-list',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
      const stylesheet = files.find((file) => file.endsWith('.css'))
      if (!stylesheet) this.error('The build made no stylesheet.')
      const preloads = files.filter((file) => EARLY_FONT.test(file)).map((file) => `/${file}`)
      const source = `${JSON.stringify({ stylesheet: `/${stylesheet}`, preloads }, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'assets.json', source })
    },
  }
}
