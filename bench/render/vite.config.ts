/** Bundles the bench into one file, so that loading sources is not measured. */
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
