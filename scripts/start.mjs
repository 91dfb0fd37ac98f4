// `npm start`: from a bare checkout to a live site.
import { buildSite, exitCodeOf, installPackages, projectNode, root } from './set-up.mjs'

process.chdir(root)
await installPackages()
await buildSite()
// Where this Node can (24, from the second start on), it becomes the server; else it waits for it, and passes signals on.
if (process.execve) process.execve(projectNode, [projectNode, 'apps/server/main.ts'], process.env)
process.exitCode = await exitCodeOf(projectNode, ['apps/server/main.ts'])
