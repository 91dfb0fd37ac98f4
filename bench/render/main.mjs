// `npm run bench:render`: builds the code when it has changed, as it is built when the packages are installed, and runs it.
import { build, buildSite } from '../../scripts/set-up.mjs'

await buildSite()
await build('bench/render', [
  'packages/model',
  'packages/page-engine',
  'apps/server/publishing',
  'bench/render',
])
await import('./dist/run.js')
