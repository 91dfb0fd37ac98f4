import { isSameValue } from '../editing/merging/same-value.ts'
import { listActs, type Outcome, run, type Settings } from './run.ts'
import { listNamedRecords } from './server/named-records.ts'
import { nameOf } from './server/records.ts'
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
  const names = new Set([...listShown(good.drafts), ...listShown(bad.drafts)])
  return [...names].filter((name) => !isSameValue(good.drafts[name], bad.drafts[name]))
}

/** Without the data of blocks that were removed from their page: it does not matter whether that was saved before. */
function listShown(drafts: Outcome['drafts']): string[] {
  const parts = Object.entries(drafts).flatMap(([name, draft]) =>
    listNamedRecords(name.split(' ')[0] ?? '', draft),
  )
  const named = new Set(parts.map(nameOf))
  return Object.keys(drafts).filter((name) => !name.startsWith('block-data ') || named.has(name))
}
