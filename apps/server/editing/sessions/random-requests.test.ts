import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { article } from '../../../../packages/page-engine/testing/test-records.ts'
import { findDraft, findRecord, readHistory } from '../../content/records/store/read-records.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { contentPublication } from '../../content/records/table.ts'
import { addPerson, findName } from '../../members/accounts/people.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { saveIdleCopies } from '../idle-copies.ts'
import { planRecords, publishRecords } from '../publication/publish-records.ts'
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
/** Nobody has saved the first one yet. Only the second one is complete enough to be published. */
const RECORDS = ['new', 'whole']
const FIELDS = ['lead', 'content', 'author']
const TYPES = ['edit', 'version', 'publish', 'plan'] as const

const names = fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 2 })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom(...TYPES, 'edit', 'version'),
      tab: fc.nat(TABS.length - 1),
      records: fc.uniqueArray(fc.constantFrom(...RECORDS), { minLength: 1 }),
      fields: names,
      discarded: names,
      isOutdated: fc.nat(5).map((chance) => chance === 0),
      /** How many other steps come first. */
      delay: fc.nat(5).map((delay) => Math.max(0, delay - 3)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      together: fc.uniqueArray(
        fc.record({
          type: fc.constantFrom(...TYPES, 'edit', 'version'),
          tab: fc.nat(TABS.length - 1),
          records: fc.uniqueArray(fc.constantFrom(...RECORDS), { minLength: 1 }),
          /** How often the request arrives. */
          times: fc.integer({ min: 1, max: 2 }),
        }),
        { minLength: 2, selector: ({ tab }) => tab },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('repeat'), request: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wait') }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Sent {
  type: (typeof TYPES)[number]
  tab: (typeof TABS)[number]
  sequence: number
  edits: (Edit & EditToSave)[]
  reply?: unknown[]
}

let run = 0

/** Codes for requests that come too late, or whose records cannot be published as they are. */
const REFUSALS = ['content_conflict', 'content_invalid', 'content_not_found', 'publish_outdated']

test('no request that arrives twice, late or with others changes anything more, and nothing that was stored is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), (steps) => runSteps(steps)),
    { numRuns: 40 },
  )
})

async function runSteps(steps: Step[]) {
  run += 1
  await db.delete(contentWorkingCopy)
  const toKey = (id: string) => ({ kind: 'article', id: toUuid(id) }) as const
  const whole = article({ id: toUuid('whole'), slug: `orgel-${run}`, title: 'Orgel' })
  await saveVersions(db, { author: 'odd' }, [{ ...toKey('whole'), basedOn: 0, body: whole }])
  const sequences = new Map<string, number>()
  const requests: Sent[] = []
  const late: { request: Sent; delay: number }[] = []
  /** The highest sequence that arrived, by session and record. */
  const arrived = new Map<string, number>()
  /** The last text that each tab has typed, by person, record, field and session. */
  const typed = new Map<string, unknown>()
  let now = Date.parse('2026-11-20T12:00:00Z')
  let marker = 0

  for (const each of steps) {
    now += 60_000
    if ('together' in each) await deliverTogether(each.together)
    else if ('tab' in each) {
      const request = await createRequest(each)
      if (each.delay > 0) late.push({ request, delay: each.delay })
      else await deliver(request)
    } else if ('request' in each) {
      const request = requests[each.request % (requests.length || 1)]
      if (request) await deliver(request)
    } else {
      now += 20 * 60_000
      await saveIdleCopies(db, { now: new Date(now), findName: (id) => findName(db, id) })
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
  }: Omit<Extract<Step, { tab: number }>, 'delay'>): Promise<Sent> {
    const { session, personId } = TABS[tab] as Sent['tab']
    const sequence = (sequences.get(session) ?? 0) + 1
    sequences.set(session, sequence)
    const edits = []
    for (const id of records) {
      const draft = (await findDraft(db, 'article', toKey(id).id))?.version ?? 0
      const values = fields.map((name) => [name, { value: `⟦${session}.${++marker}⟧` }])
      edits.push({
        ...toKey(id),
        basedOn: Math.max(0, draft - (isOutdated ? 1 : 0)),
        fields: Object.fromEntries(values),
        ...(type === 'edit' && {
          discarded: Object.fromEntries(
            discarded
              .filter((name) => !fields.includes(name))
              .map((name) => [name, { value: findTyped(`${personId} ${toKey(id).id} ${name} `) }]),
          ),
        }),
      })
    }
    const request: Sent = {
      type,
      tab: TABS[tab] as Sent['tab'],
      sequence,
      edits,
    }
    requests.push(request)
    return request
  }

  /** Requests of different tabs that are carried out at the same time. Each tab writes fields of its own, since the order is not known. */
  async function deliverTogether(planned: Extract<Step, { together: unknown }>['together']) {
    const sent: { request: Sent; times: number }[] = []
    for (const { times, ...each } of planned) {
      const fields = [FIELDS[each.tab] as string]
      const request = await createRequest({ ...each, fields, discarded: [], isOutdated: false })
      sent.push({ request, times })
    }
    const replies = await Promise.all(
      sent.map(({ request, times }) => Promise.all(Array.from({ length: times }, () => send(request)))),
    )
    for (const [index, { request }] of sent.entries()) {
      const [first, ...others] = replies[index] as [unknown[] | null, ...(unknown[] | null)[]]
      for (const other of others)
        if (request.type === 'edit') expect(other).not.toBeNull()
        else expect(other).toEqual(first)
      if (first) noteArrived(request, first)
    }
    for (const { request } of sent) if (request.reply) await deliver(request)
  }

  async function deliver(request: Sent) {
    const { type, edits } = request
    const newEdits = listNewEdits(request)
    const before = await readEverything()
    const reply = await send(request)
    if (type === 'edit' ? newEdits.length === 0 : newEdits.length < edits.length || !reply)
      expect(await readEverything()).toEqual(before)
    if (type !== 'edit' && request.reply && reply) expect(reply).toEqual(request.reply)
    if (reply) noteArrived(request, reply)
  }

  function listNewEdits({ tab, sequence, edits }: Sent) {
    return edits.filter(({ id }) => sequence > (arrived.get(`${tab.session} ${id}`) ?? 0))
  }

  function noteArrived(request: Sent, reply: unknown[]) {
    request.reply ??= reply
    for (const edit of listNewEdits(request)) {
      arrived.set(`${request.tab.session} ${edit.id}`, request.sequence)
      noteTyped(request, edit)
    }
  }

  async function send({ type, tab, sequence, edits }: Sent): Promise<unknown[] | null> {
    const request = { ...tab, sequence }
    const action = { db, person: { id: tab.personId, name: tab.session }, now: new Date(now) }
    const versions = edits.map(({ kind, id, basedOn }) => ({ kind, id, version: Math.max(1, basedOn) }))
    try {
      switch (type) {
        case 'edit':
          return await saveEdits(db, request, edits, action.now)
        case 'version': {
          const author = { author: tab.session, authorId: tab.personId }
          return (await saveEditedVersions(db, author, request, edits, action.now)).versions
        }
        case 'publish':
          return (await publishRecords(action, versions, { request })).records
        case 'plan': {
          const plan = { publishAt: new Date(now + 86_400_000), unpublishAt: null }
          await planRecords(
            action,
            versions.map((version) => ({ ...version, ...plan })),
            { request },
          )
          return []
        }
      }
    } catch (error) {
      if (error instanceof AppError && REFUSALS.includes(error.code)) return null
      throw error
    }
  }

  /** A tab overwrites what another tab of the same person has typed by storing its own, and not by saving a version. */
  function noteTyped({ type, tab }: Sent, { id, fields, discarded = {} }: Edit) {
    if (type === 'publish' || type === 'plan') return
    for (const name of [...Object.keys(fields), ...Object.keys(discarded)]) {
      const prefix = `${tab.personId} ${id} ${name} `
      const isGone = (key: string, value: unknown) =>
        name in fields ? type === 'edit' || key === prefix + tab.session : discarded[name]?.value === value
      for (const [key, value] of [...typed])
        if (key.startsWith(prefix) && isGone(key, value)) typed.delete(key)
    }
    for (const [name, { value }] of Object.entries(fields))
      typed.set(`${tab.personId} ${id} ${name} ${tab.session}`, value)
  }

  /** Finds the last text that a person has typed in a field, in any tab. */
  function findTyped(prefix: string) {
    return [...typed].findLast(([key]) => key.startsWith(prefix))?.[1] ?? ''
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
    const states = []
    for (const id of RECORDS) {
      const { kind, id: key } = toKey(id)
      const history = await readHistory(db, kind, key)
      histories.push(history.map((version) => version.body as Record<string, unknown>))
      const publications = await db.$count(contentPublication, eq(contentPublication.id, key))
      states.push({ record: await findRecord(db, kind, key), publications })
    }
    return { copies, histories, states }
  }
}

const toUuid = (name: string) =>
  `00000000-0000-4000-8000-${String(run).padStart(8, '0')}000${RECORDS.indexOf(name)}`
