// `npm run build`: installs and builds what is stale, so that the next start takes seconds.
import { buildSite, installPackages } from './set-up.mjs'

await installPackages()
await buildSite()
