import { createHash } from 'node:crypto'
import { mkdir, readFile, readlink, realpath, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { isThere, makeOpenFolder } from './folders.ts'
import { type Account, accountOwning, canKeepFiles, canUse, chooseAccount } from './system-user.ts'

/** Where a data folder's cluster lives and whose it is. */
export type Place = { account: Account; clusterDir: string }
type Log = (line: string) => void

const noteName = 'data-folder'

/**
 * In the data folder, or, where PostgreSQL's user cannot go there, in a home of its own under `reachableRoot`, with
 * a link in the data folder showing the way. A cluster that exists is used where it is: permissions that change
 * later never make Lerret start over with an empty database.
 */
export async function findPlace(dataDir: string, reachableRoot: string, log: Log): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const link = join(folder, 'postgres')
  const home = join(resolve(reachableRoot), shortHash(folder))
  const target = await readlink(link).catch(() => undefined)
  if (target !== undefined) await refuseForeignHome({ link, target, folder, home })

  const near = await realpath(link).catch(() => link)
  if (await isCluster(near)) return existing(near, folder, log)
  const far = join(home, 'postgres')
  if (await isCluster(far)) return existing(await realpath(await giveHome(folder, home)), folder, log)

  const account = await chooseAccount()
  if (target !== far && (await canKeepFiles(account, dirname(near)))) return { account, clusterDir: near }
  await makeOpenFolder(home)
  if (!(await canKeepFiles(account, home))) throw cannotEnter(account, home)
  const clusterDir = await giveHome(folder, home)
  log(`The user ${account.name} cannot use ${folder}: its database is in ${clusterDir}.`)
  return { account, clusterDir }
}

async function existing(clusterDir: string, folder: string, log: Log): Promise<Place> {
  const account = await accountOwning(clusterDir)
  if (!(await canUse(account, clusterDir))) throw cannotEnter(account, clusterDir)
  if (dirname(clusterDir) !== folder) log(`The database of ${folder} is in ${clusterDir}.`)
  return { account, clusterDir }
}

async function giveHome(folder: string, home: string): Promise<string> {
  await writeFile(join(home, noteName), folder)
  await symlink(join(home, 'postgres'), join(folder, 'postgres')).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return join(await realpath(home), 'postgres')
}

// A copy of a data folder would otherwise share the original's database through the copied link.
async function refuseForeignHome(way: { link: string; target: string; folder: string; home: string }) {
  const { link, target, folder, home } = way
  const owner = await readFile(join(dirname(target), noteName), 'utf8').catch(() => undefined)
  if (owner === undefined || owner === folder) return
  throw new DatabaseStartError(
    `The database ${target} that ${link} points to belongs to the data folder ${owner}. ` +
      `If ${folder} is that folder, moved: mv '${dirname(target)}' '${home}' && printf %s '${folder}' > '${home}/${noteName}' && rm '${link}'. ` +
      `If it is a copy that shall have a database of its own: rm '${link}'.`,
  )
}

async function isCluster(path: string): Promise<boolean> {
  return isThere(join(path, 'PG_VERSION'))
}

function cannotEnter(account: Account, folder: string): DatabaseStartError {
  return new DatabaseStartError(
    `PostgreSQL runs as the user ${account.name}, who cannot enter ${folder} and write there. ` +
      'Let that user pass every folder above it (chmod o+x), or set DATABASE_URL to a PostgreSQL server.',
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
