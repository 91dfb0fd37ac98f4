// `npm run dev`: from a bare checkout to pages that follow every change of the source.
import { join } from 'node:path'
import { buildSite, exitCodeOf, installPackages, projectNode, root } from './set-up.mjs'

process.chdir(root)
await installPackages()
// The server cannot start without a built site.
await buildSite()
process.exitCode = await exitCodeOf(projectNode, [join('scripts', 'dev', 'main.ts')])
