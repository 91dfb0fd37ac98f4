import { parseArgs } from 'node:util'
import { osloClock } from '@lerret/model'
import { AppError } from '../errors/app-error.ts'
import type { ReleaseStore, StoredRelease } from '../publishing/releases/release-store.ts'

const USAGE = `npm run releases                  lists the releases that are kept
npm run releases -- --use ID      goes back to one of them and holds it: nothing is published by itself meanwhile
npm run releases -- --release     lets go: what was published last is live, and the site keeps itself fresh again`

/**
 * What an operator can do about releases, in lines to read. It works on the folder alone: a server beside it follows within a
 * second, and without one the next that starts does.
 */
export async function runReleases(
  args: readonly string[],
  { store, now }: { store: ReleaseStore; now: Date },
): Promise<string[]> {
  const { use, release } = readArguments(args)
  if (use !== undefined) {
    const id = await findOne(store, use)
    await store.hold(id, now)
    return [`Release ${id} is live, and held until you let go: npm run releases -- --release`]
  }
  if (release) {
    if (!(await store.endHold())) return ['No release is held.']
    const current = await store.findCurrent()
    return [current ? `Let go. Release ${current.id} is live.` : 'Let go. The next start publishes the site.']
  }
  return listed(store)
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { use: { type: 'string' }, release: { type: 'boolean' } },
    })
    if (values.use === undefined || !values.release) return values
  } catch {
    // What is wrong is told by what would be right.
  }
  throw new AppError('request_invalid', `This is how it is used:\n${USAGE}`)
}

/** Ids are long: the beginning of one is enough where it is of one alone. */
async function findOne(store: ReleaseStore, start: string): Promise<string> {
  const meant = (await store.list()).filter(({ id }) => id.startsWith(start))
  if (meant.length === 1 && start !== '') return (meant[0] as StoredRelease).id
  const what = meant.length === 0 ? 'no release' : `more than one release`
  throw new AppError('release_not_found', `There is ${what} that begins with "${start}".`)
}

async function listed(store: ReleaseStore): Promise<string[]> {
  const releases = await store.list()
  if (releases.length === 0) return ['Nothing has been published yet.']
  const hold = await store.findHold()
  return releases.map(({ id, liveAt, isCurrent }) => {
    const { date, time } = osloClock(liveAt)
    const state = !isCurrent ? '' : hold?.id === id ? '  live, held' : '  live'
    return `${id}  ${date} ${time}${state}`
  })
}
