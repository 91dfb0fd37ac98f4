// `npm run bench:render`: builds the code when it has changed, as it is built when the packages are installed, and runs it.
import { build, buildSite, RENDERING_SOURCES } from '../../scripts/set-up.mjs'

await buildSite()
await build('bench/render', [...RENDERING_SOURCES, 'bench/render'])
await import('./dist/run.js')
