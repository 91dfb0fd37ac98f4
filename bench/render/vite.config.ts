/** The bench's own code, as one file: what is measured is the making of a site, not the reading of sources. */
export default {
  root: import.meta.dirname,
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    rolldownOptions: { input: ['run.ts', 'thread.ts'], checks: { bundlerTimings: false } },
  },
}
