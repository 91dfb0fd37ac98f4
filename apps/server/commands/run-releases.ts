import { parseArgs } from 'node:util'
import { osloClock } from '@lerret/model'
import { AppError } from '../platform/errors/app-error.ts'
import type { ReleaseStore, StoredRelease } from '../publishing/releases/release-store.ts'

const USAGE = `npm run releases                  lists the stored releases
npm run releases -- --use ID      goes back to one of them and holds it: nothing is published automatically meanwhile
npm run releases -- --release     lets go: what was published last is live, and automatic publishing goes on`

/**
 * `npm run releases`: returns the lines to print. It changes the data folder only: a running server follows within a second, and
 * otherwise the next one that starts does.
 */
export async function runReleases(
  args: readonly string[],
  { store, now }: { store: ReleaseStore; now: Date },
): Promise<string[]> {
  const { use, release } = readArguments(args)
  if (use !== undefined) {
    const id = await findReleaseId(store, use)
    await store.hold(id, now)
    return [`Release ${id} is live, and held until you let go: npm run releases -- --release`]
  }
  if (release) {
    if (!(await store.endHold())) return ['No release is held.']
    const current = await store.findCurrent()
    return [current ? `Let go. Release ${current.id} is live.` : 'Let go. The next start publishes the site.']
  }
  return listReleases(store)
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { use: { type: 'string' }, release: { type: 'boolean' } },
    })
    if (values.use === undefined || !values.release) return values
  } catch {
    // Falls through to the usage text.
  }
  throw new AppError('request_invalid', `Usage:\n${USAGE}`)
}

/** Finds a release by the beginning of its id, if that is unique. */
async function findReleaseId(store: ReleaseStore, start: string): Promise<string> {
  const matches = (await store.list()).filter(({ id }) => id.startsWith(start))
  if (matches.length === 1 && start !== '') return (matches[0] as StoredRelease).id
  const description = matches.length === 0 ? 'no release' : `more than one release`
  throw new AppError('release_not_found', `There is ${description} that begins with "${start}".`)
}

async function listReleases(store: ReleaseStore): Promise<string[]> {
  const releases = await store.list()
  if (releases.length === 0) return ['Nothing has been published yet.']
  const hold = await store.findHold()
  return releases.map(({ id, liveAt, isCurrent }) => {
    const { date, time } = osloClock(liveAt)
    const state = !isCurrent ? '' : hold?.id === id ? '  live, held' : '  live'
    return `${id}  ${date} ${time}${state}`
  })
}
