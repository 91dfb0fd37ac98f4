// `npm run bench:render`: builds the bench when its code has changed, and runs it.
import { build, buildSite, RENDERING_SOURCES } from '../../scripts/set-up.mjs'

await buildSite()
await build('bench/render', [...RENDERING_SOURCES, 'bench/render'])
await import('./dist/run.js')
