// `npm run dev`, `npm run stories`: from a bare checkout to pages that follow every change of the source.
import { join } from 'node:path'
import { buildSite, exitCodeOf, installPackages, projectNode, root } from './set-up.mjs'

process.chdir(root)
const args = process.argv.slice(2)
await installPackages()
// The server cannot start without a built site. The stories need no server.
if (!args.includes('--stories')) await buildSite()
process.exitCode = await exitCodeOf(projectNode, [join('scripts', 'dev', 'main.ts'), ...args])
