import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../../scripts/free-port.ts'
import { findLockHolder } from '../../db/data-lock.ts'
import { isAlive } from '../../db/embedded/processes.ts'
import { addMigration } from '../../db/test-migrations.ts'
import { addCompressedAssets } from '../../publishing/add-compressed-assets.ts'
import type { HouseStatus } from './inspect-house.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
/** What is the same in all releases. */
const SHARED_CODE = [
  ...['node_modules', 'packages', 'demo', 'starter', 'package.json'],
  ...['apps/site', 'apps/desk', 'apps/checkout', 'apps/server/node_modules'],
]

/** A machine with many houses: their settings, data and links to code, and the releases of that code. */
export async function givenMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-machine-'))
  // The database's own user must enter it.
  await chmod(folder, 0o755)
  const [settings, data, houses, releases] = ['settings', 'data', 'houses', 'releases'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  for (const each of [settings, data, houses, releases]) await mkdir(each)
  const names: string[] = []
  const restartCommand = `${process.execPath} ${join(import.meta.dirname, 'test-restart.ts')} ${folder}`
  const dataDir = (name: string) => join(data, name)

  return {
    folder,
    dataDir,

    /** The code of this checkout as a release with the commit that it says it was built from, and with one more migration. */
    async addRelease(commit: string, { migration }: { migration?: string } = {}): Promise<string> {
      const release = join(releases, commit)
      const server = join('apps', 'server')
      const isSource = (path: string) => basename(path) !== 'node_modules'
      await cp(join(root, server), join(release, server), { recursive: true, filter: isSource })
      for (const each of SHARED_CODE) await symlink(join(root, each), join(release, each))
      await writeFile(join(release, 'apps', 'server', 'dist', 'commit'), `${commit}\n`)
      if (migration) await addMigration(join(release, 'apps', 'server', 'db', 'migrations'), migration)
      return release
    },

    /** A house that is set up at its first start. */
    async addHouse(name: string, { release, env = {} }: { release: string; env?: NodeJS.ProcessEnv }) {
      const houseFile = join(folder, `${name}.json`)
      await writeFile(houseFile, JSON.stringify(createAnswers(name)))
      const port = await findFreePort()
      const variables = {
        PORT: port,
        HOST: '127.0.0.1',
        PUBLIC_URL: `https://${name}.test`,
        DATA_DIR: dataDir(name),
        HOUSE_FILE: houseFile,
        ...env,
      }
      const lines = Object.entries(variables).map(([variable, value]) => `${variable}=${value}\n`)
      await writeFile(join(settings, `${name}.env`), lines.join(''))
      await addCompressedAssets(dataDir(name))
      await symlink(release, join(houses, name))
      names.push(name)
      return { port }
    },

    start: (name: string) => run('/bin/sh', ['-c', `${restartCommand} ${name}`]),

    async stop(name: string) {
      const pid = await findLockHolder(dataDir(name))
      if (pid === undefined) return
      process.kill(pid, 'SIGTERM')
      while (isAlive(pid)) await wait(50)
    },

    runHouses(...args: string[]) {
      const command = join(root, 'apps', 'server', 'commands', 'houses', 'houses.ts')
      return run(process.execPath, [command, ...args], { HOUSES_DIR: settings })
    },

    async listHouses(): Promise<HouseStatus[]> {
      return JSON.parse((await this.runHouses('--json')).output)
    },

    upgrade(release: string, ...args: string[]) {
      const options = ['--to', release, '--links', houses, '--restart', `${restartCommand} $HOUSE`]
      return this.runHouses('upgrade', ...options, ...args)
    },

    async [Symbol.asyncDispose]() {
      for (const name of names) await this.stop(name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const createAnswers = (name: string) => ({
  title: `${name} kulturhus`,
  organisation: { email: `post@${name}.example` },
  administrator: { name: 'Kari', email: `kari@${name}.example`, password: 'blåbær på fjellet' },
})

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(command, args, { env: { PATH, NODE_COMPILE_CACHE, ...env } }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), output: out + errors }),
    )
  })
}
