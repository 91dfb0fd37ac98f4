// `npm start`: starts a live site from a bare checkout.
import { buildSite, installPackages, projectNode, root, runForExitCode } from './set-up.mjs'

process.chdir(root)
await installPackages()
await buildSite()
// Where `execve` exists (Node 24), this process becomes the server; otherwise it waits for it.
if (process.execve) process.execve(projectNode, [projectNode, 'apps/server/main.ts'], process.env)
process.exitCode = await runForExitCode(projectNode, ['apps/server/main.ts'])
