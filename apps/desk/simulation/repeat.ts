import { isSameValue } from '../editing/merging/same-value.ts'
import { listActs, type Outcome, run, type Settings } from './run.ts'
import { listNamedRecords } from './server/named-records.ts'
import { type Body, nameOf } from './server/records.ts'
import { BAD, GOOD } from './world/network.ts'

/** Requests that change something get lost or come twice, and so do replies. */
const LOSSY = { ...BAD, lost: 0.15, replyLost: 0.15, repeated: 0.15, slow: 0, canRead: true }
/** One screen is opened, and stays open. */
const HABITS = { type: 10, run: 3, undo: 1, redo: 1, save: 2, publish: 1 }
const OPENING_MS = 30_000

/**
 * Lets one person do the same twice, once with a good network and once with one that loses and repeats what is sent. Returns the records
 * whose drafts differ when all has been saved.
 */
export async function findDifferentDrafts(
  settings: Omit<Settings, 'conditions' | 'people' | 'slots' | 'habits'>,
): Promise<string[]> {
  const alone = { ...settings, people: 1, slots: 1, habits: HABITS }
  const acts = listActs({ ...alone, conditions: GOOD }).map((act, index) =>
    index === 1 ? { ...act, afterMs: OPENING_MS } : act,
  )
  const good = await run({ ...alone, conditions: GOOD }, acts)
  const bad = await run({ ...alone, conditions: LOSSY }, acts)
  const [expected, found] = [listShown(good.drafts), listShown(bad.drafts)]
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...names].filter((name) => !isSameValue(expected[name], found[name]))
}

/**
 * The drafts without what depends on when something was saved, such as the ids of new showings, and without the data of blocks that were
 * removed from their page: it does not matter whether that was saved before.
 */
function listShown(drafts: Outcome['drafts']): Record<string, unknown> {
  const parts = Object.entries(drafts).flatMap(([name, draft]) =>
    listNamedRecords(name.split(' ')[0] ?? '', draft),
  )
  const named = new Set(parts.map(nameOf))
  const shown = Object.entries(drafts).filter(
    ([name, draft]) => draft && (!name.startsWith('block-data ') || named.has(name)),
  )
  return Object.fromEntries(
    shown.map(([name, draft]) => {
      const entries = Object.entries(draft as Body).filter(([field]) => !TIMED_FIELDS.includes(field))
      const body = Object.fromEntries(entries)
      if (!name.startsWith('event ')) return [name, body]
      const { id: _, ...showing } = body
      return [JSON.stringify(showing), {}]
    }),
  )
}

/** What the server sets by its clock, and whether a showing has been moved since visitors have seen it. */
const TIMED_FIELDS = ['createdAt', 'updatedAt', 'publishedAt', 'state', 'previousStart']
