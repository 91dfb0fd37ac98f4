import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPerson } from '../../accounts/people.ts'
import { findDraft, readHistory } from '../../content/store/read-records.ts'
import { givenDatabase } from '../../db/test-database.ts'
import { AppError } from '../../errors/app-error.ts'
import { saveIdleCopies } from '../idle-copies.ts'
import { contentWorkingCopy } from '../table.ts'
import { type Edit, saveEdits } from './save-edits.ts'
import { type EditToSave, saveEditedVersions } from './save-versions.ts'

const db = await givenDatabase()

const addEditor = (name: string) =>
  addPerson(db, {
    realm: 'staff',
    role: 'editor',
    name,
    email: `${name}@fjordheim.example`,
    passwordHash: 'x',
  })
const sigrid = await addEditor('sigrid')
const odd = await addEditor('odd')
/** Two tabs of one person and one of another. */
const TABS = [
  { session: 'sigrid-1', personId: sigrid },
  { session: 'sigrid-2', personId: sigrid },
  { session: 'odd-1', personId: odd },
]
const RECORDS = ['a', 'b']
const FIELDS = ['target', 'note', 'permanent']

const names = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom('edit', 'version'),
      tab: fc.nat(TABS.length - 1),
      records: fc.uniqueArray(fc.constantFrom(...RECORDS), { minLength: 1 }),
      fields: names,
      discarded: names,
      isOutdated: fc.nat(5).map((chance) => chance === 0),
      /** How many other steps come first. */
      delay: fc.nat(5).map((delay) => Math.max(0, delay - 3)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('repeat'), request: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wait') }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Sent {
  type: 'edit' | 'version'
  tab: (typeof TABS)[number]
  sequence: number
  edits: (Edit & EditToSave)[]
  reply?: number[]
}

let run = 0

test('no request that arrives twice or late changes anything, and nothing that was typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), (steps) => runSteps(steps)),
    { numRuns: 40 },
  )
})

async function runSteps(steps: Step[]) {
  run += 1
  await db.delete(contentWorkingCopy)
  const toKey = (id: string) => ({ kind: 'redirect', id: `${id}-${run}` }) as const
  const sequences = new Map<string, number>()
  const requests: Sent[] = []
  const late: { request: Sent; delay: number }[] = []
  /** The highest sequence that arrived, by session and record. */
  const arrived = new Map<string, number>()
  /** What each tab has typed last, by person, record, field and session. */
  const typed = new Map<string, unknown>()
  let now = Date.parse('2026-11-20T12:00:00Z')
  let marker = 0

  for (const each of steps) {
    now += 60_000
    if ('tab' in each) {
      const request = await createRequest(each)
      if (each.delay > 0) late.push({ request, delay: each.delay })
      else await deliver(request)
    } else if ('request' in each) {
      const request = requests[each.request % (requests.length || 1)]
      if (request) await deliver(request)
    } else {
      now += 20 * 60_000
      await saveIdleCopies(db, new Date(now))
    }
    for (const waiting of late.filter((one) => one.delay-- === 0)) await deliver(waiting.request)
    await expectNothingLost()
  }

  async function createRequest({
    type,
    tab,
    records,
    fields,
    discarded,
    isOutdated,
  }: Extract<Step, { tab: number }>): Promise<Sent> {
    const { session } = TABS[tab] as Sent['tab']
    const sequence = (sequences.get(session) ?? 0) + 1
    sequences.set(session, sequence)
    const edits = []
    for (const id of records) {
      const draft = (await findDraft(db, 'redirect', toKey(id).id))?.version ?? 0
      const values = fields.map((name) => [name, { value: `⟦${session}.${++marker}⟧` }])
      edits.push({
        ...toKey(id),
        basedOn: Math.max(0, draft - (isOutdated ? 1 : 0)),
        fields: Object.fromEntries(values),
        ...(type === 'edit' && { discarded: discarded.filter((name) => !fields.includes(name)) }),
      })
    }
    const request: Sent = {
      type: type as Sent['type'],
      tab: TABS[tab] as Sent['tab'],
      sequence,
      edits,
    }
    requests.push(request)
    return request
  }

  async function deliver(request: Sent) {
    const { type, tab, sequence, edits } = request
    const isNew = (id: string) => sequence > (arrived.get(`${tab.session} ${id}`) ?? 0)
    const newEdits = edits.filter(({ id }) => isNew(id))
    const before = await readEverything()
    const reply = await send(request)
    if (type === 'edit' ? newEdits.length === 0 : newEdits.length < edits.length || !reply)
      expect(await readEverything()).toEqual(before)
    if (type === 'version' && request.reply && reply) expect(reply).toEqual(request.reply)
    if (!reply) return
    request.reply ??= reply
    for (const edit of newEdits) {
      arrived.set(`${tab.session} ${edit.id}`, sequence)
      noteTyped(request, edit)
    }
  }

  async function send({ type, tab, sequence, edits }: Sent): Promise<number[] | null> {
    const sent = { ...tab, sequence }
    try {
      if (type === 'edit') return await saveEdits(db, sent, edits, new Date(now))
      const author = { author: tab.session, authorId: tab.personId }
      return (await saveEditedVersions(db, author, sent, edits, new Date(now))).versions
    } catch (error) {
      if (error instanceof AppError && error.code === 'content_conflict') return null
      throw error
    }
  }

  /** A tab overwrites what another tab of the same person has typed by storing its own, and not by saving a version. */
  function noteTyped({ type, tab }: Sent, { id, fields, discarded = [] }: Edit) {
    for (const name of [...Object.keys(fields), ...discarded]) {
      const prefix = `${tab.personId} ${id} ${name} `
      for (const key of [...typed.keys()])
        if (key === prefix + tab.session || (type === 'edit' && key.startsWith(prefix))) typed.delete(key)
    }
    for (const [name, { value }] of Object.entries(fields))
      typed.set(`${tab.personId} ${id} ${name} ${tab.session}`, value)
  }

  async function expectNothingLost() {
    const { copies, histories } = await readEverything()
    for (const [key, value] of typed) {
      const [personId, id, name] = key.split(' ') as [string, string, string]
      const copy = copies.find((one) => one.personId === personId && one.id === id)
      if (copy?.fields[name]?.value === value) continue
      const bodies = histories.flat().filter((body) => body.id === id)
      expect(bodies, key).toContainEqual(expect.objectContaining({ [name]: value }))
    }
  }

  async function readEverything() {
    const copies = await db
      .select()
      .from(contentWorkingCopy)
      .orderBy(contentWorkingCopy.id, contentWorkingCopy.personId)
    const histories = []
    for (const id of RECORDS) {
      const history = await readHistory(db, 'redirect', toKey(id).id)
      histories.push(history.map((version) => version.body as Record<string, unknown>))
    }
    return { copies, histories }
  }
}
