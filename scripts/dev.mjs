// `npm run dev`, `npm run stories`: starts development from a bare checkout.
import { join } from 'node:path'
import { buildSite, installPackages, projectNode, root, runForExitCode } from './set-up.mjs'

process.chdir(root)
const args = process.argv.slice(2)
await installPackages()
// The server cannot start without a built site. The stories need no server.
if (!args.includes('--stories')) await buildSite()
process.exitCode = await runForExitCode(projectNode, [join('scripts', 'dev', 'main.ts'), ...args])
