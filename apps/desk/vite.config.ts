import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The server replaces it with a new nonce in every document. */
const NONCE_PLACEHOLDER = 'CSP_NONCE'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/redaksjon/',
  plugins: [react(), compressAssets()],
  html: command === 'build' ? { cspNonce: NONCE_PLACEHOLDER } : {},
  build: {
    target: ['chrome120', 'safari17.2', 'firefox121'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Stays in browsers' caches when other code changes.
        codeSplitting: {
          groups: [{ name: 'react', priority: 1, test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
}))

/** Compresses the assets once, so that the server need not. Fonts are compressed already. */
function compressAssets(): Plugin {
  return {
    name: 'lerret-compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
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
  }
}
