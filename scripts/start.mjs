// `npm start`: from a bare checkout to a live site.
import { buildSite, exitCodeOf, installPackages, projectNode } from './set-up.mjs'

await installPackages()
await buildSite()
process.exitCode = await exitCodeOf(projectNode, ['apps/server/main.ts'])
