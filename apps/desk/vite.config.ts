import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { languageVariants } from '@lerret/words/build'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The server replaces it with a new nonce in every document. */
const NONCE_PLACEHOLDER = 'CSP_NONCE'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/redaksjon/',
  plugins: [react(), languageVariants(), compressAssets()],
  html: command === 'build' ? { cspNonce: NONCE_PLACEHOLDER } : {},
  build: {
    target: ['chrome120', 'safari17.2', 'firefox121'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Stays in browsers' caches when other code changes.
            { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler)\// },
            // One file. Split by which screens use what, it would be a dozen, and browsers load six at a time.
            {
              name: (id, context) => (isInFirstScreen(id, context) ? 'first-screen' : null),
              priority: 1,
            },
          ],
        },
      },
    },
  },
}))

const entry = join(import.meta.dirname, 'main.tsx')

/** Whether the entry imports a module, directly or through others, without waiting for another screen. */
function isInFirstScreen(id: string, context: Rolldown.ChunkingContext): boolean {
  // Their index files import everything, of which the first screen uses little; of zod, the configuration.
  if (/\/packages\/(words|model|api|ui)\/|\/zod\/(?!v4\/core\/core\.js)/.test(id)) return false
  const seen = new Set([id])
  for (const each of seen) {
    if (each === entry) return true
    for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return false
}

/** Compresses the assets once, so that the server need not. Fonts are compressed already. */
function compressAssets(): Plugin {
  return {
    name: 'lerret-compress-assets',
    apply: 'build',
    writeBundle: {
      // After the variants for each language are written.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const folder = join(dir, 'assets')
        const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
        await Promise.all(
          names.map(async (name) => {
            const file = join(folder, name)
            const bytes = await readFile(file)
            await Promise.all([
              writeFile(`${file}.br`, await brotli(bytes)),
              writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
            ])
          }),
        )
      },
    },
  }
}
