import { expect, test, vi } from 'vitest'
import type { RecordState } from '../editing/session/state/state.ts'
import type { Rule } from './checks/violation.ts'
import { listSeeds } from './find.ts'
import { HABITS, type Habits } from './people.ts'
import { BAD } from './world/network.ts'

/** The seed is fixed: what is shown is that a mutation can be found. */
const SEED = 'mutation'
const MAX_RUNS = 100

const SESSION = '../editing/session'
type RecordModule = typeof import('../editing/session/records/record.ts')
type MergeModule = typeof import('../editing/session/records/take-theirs.ts')
type RequestModule = typeof import('../editing/session/next-request.ts')
type HistoryModule = typeof import('../editing/session/state/history.ts')
type StoredModule = typeof import('./server/requests.ts')
type ServerModule = typeof import('./server/server.ts')

interface Mutation {
  title: string
  /** One of the rules that it breaks. */
  rules: readonly Rule[]
  path: string
  mutate(module: never): object
  habits?: Habits
  /** The screens that are open. */
  group?: 'article' | 'page'
}

const clearMine = (record: RecordState): RecordState => ({ ...record, mine: {} })

const MUTATIONS: readonly Mutation[] = [
  {
    title: 'a saved version clears what was typed since',
    rules: ['lost', 'not-saved'],
    path: `${SESSION}/records/record.ts`,
    mutate: ({ confirmVersion }: RecordModule) => ({
      confirmVersion: (...input: Parameters<typeof confirmVersion>) => clearMine(confirmVersion(...input)),
    }),
  },
  {
    title: 'what was typed since a save counts as stored',
    rules: ['lost', 'not-saved'],
    path: `${SESSION}/records/record.ts`,
    mutate: () => ({ confirmStored: (record: RecordState) => ({ ...record, stored: record.mine }) }),
  },
  {
    title: 'the version before the last is published',
    rules: ['unseen', 'older'],
    path: `${SESSION}/next-request.ts`,
    mutate: ({ nextRequest }: RequestModule) => ({
      nextRequest: (...input: Parameters<typeof nextRequest>) => {
        const request = nextRequest(...input)
        if (request?.type !== 'publish') return request
        const records = request.records.map((key) => ({ ...key, version: Math.max(1, key.version - 1) }))
        return { ...request, records }
      },
    }),
  },
  {
    title: 'the server publishes any version that it is sent',
    rules: ['older'],
    path: './server/server.ts',
    mutate: ({ createServerModel }: ServerModule) => ({
      createServerModel: (records: Parameters<typeof createServerModel>[0]) => {
        const server = createServerModel(records)
        const publish: typeof server.answer = (name, input, by) => {
          if (name !== 'publishRecords') return server.answer(name, input, by)
          const batch = records.createBatch()
          const { body } = input as unknown as {
            body: { records: { kind: string; id: string; version: number }[] }
          }
          for (const { version, ...key } of body.records)
            records.setStable(records.get(key), version, { batch, by })
          return { batch, records: body.records }
        }
        return { ...server, answer: publish }
      },
    }),
    habits: { type: 4, save: 2, publish: 4 },
  },
  {
    title: "a colleague's text is merged into the field that is typed in",
    rules: ['typed-over'],
    path: `${SESSION}/records/take-theirs.ts`,
    mutate: ({ takeTheirs }: MergeModule) => ({
      takeTheirs: (record: RecordState, rules: Parameters<typeof takeTheirs>[1]) =>
        takeTheirs(record, rules, null),
    }),
    habits: { type: 20, save: 2 },
  },
  {
    title: 'a request is sent while another is under way',
    rules: ['two-at-once'],
    path: `${SESSION}/next-request.ts`,
    mutate: ({ nextRequest }: RequestModule) => ({
      nextRequest: ({ request: _, ...state }: Parameters<typeof nextRequest>[0], rules: never) =>
        nextRequest({ ...state, request: null }, rules),
    }),
  },
  {
    title: 'a save that arrives twice is carried out twice',
    rules: ['lost', 'not-saved'],
    path: './server/requests.ts',
    mutate: ({ addRequest }: StoredModule) => ({
      addRequest: (...input: Parameters<typeof addRequest>) => {
        const [, { session }] = input
        return { ...addRequest(...input), [session]: { sequence: 0 } }
      },
    }),
  },
  {
    title: 'undo knows only the last of several key presses',
    rules: ['undo'],
    path: `${SESSION}/state/history.ts`,
    mutate: ({ addStep }: HistoryModule) => ({
      addStep: (history: Parameters<typeof addStep>[0], step: Parameters<typeof addStep>[1]) => ({
        ...addStep(history, step),
        done: [...addStep(history, step).done.slice(0, -1), step],
      }),
    }),
    habits: { type: 10, undoAll: 1 },
    group: 'page',
  },
]

test.each(MUTATIONS)('the simulation finds that $title', async ({ path, mutate, ...mutation }) => {
  vi.resetModules()
  vi.doMock(path, async (readOriginal) => {
    const original = (await readOriginal()) as object
    return { ...original, ...mutate(original as never) }
  })
  try {
    expect(mutation.rules).toContain(await findBroken(mutation))
  } finally {
    vi.doUnmock(path)
    // Other tests of the same worker would go on with what was mutated.
    vi.resetModules()
  }
})

/** One of some rules that is broken in one of some runs. */
async function findBroken({ rules, habits = HABITS, group = 'article' }: Omit<Mutation, 'path' | 'mutate'>) {
  const { run } = await import('./run.ts')
  const { DESK, RECORDS, SCREENS } = await import('./screens/start.ts')
  const screens = SCREENS[group]
  const house = { desk: DESK, records: RECORDS, conditions: BAD, screens, people: 3, slots: 2, count: 100 }
  for (const seed of listSeeds(SEED, MAX_RUNS)) {
    const { violations } = await run({ ...house, habits, seed })
    const broken = violations.find(({ rule }) => rules.includes(rule))
    if (broken) return broken.rule
  }
  return null
}
