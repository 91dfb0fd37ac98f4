import { readCodeId } from './publishing/render/code-id.ts'

/** Builds the render worker into one file. The rest of the server runs from source. */
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
