import { readCodeId } from './publishing/render/code-id.ts'

/** The threads that make pages, as one file. Everything else of the server runs as it is written. */
export default {
  root: import.meta.dirname,
  plugins: [
    {
      name: 'lerret-code-id',
      async generateBundle(this: { emitFile(file: object): void }) {
        this.emitFile({ type: 'asset', fileName: 'code-id', source: await readCodeId() })
      },
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    rolldownOptions: { input: 'publishing/render/render-worker.ts', checks: { bundlerTimings: false } },
  },
}
