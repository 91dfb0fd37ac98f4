import type { CallInput } from '../../data/call-desk.ts'
import type { CALLS } from '../../data/calls.ts'
import { planRecords, publishRecords, revertPublication, runPlans } from './publishing.ts'
import { listDrafts, openPage, openRecord, readProgramme } from './reading.ts'
import { type Body, type Caller, draftOf, type Records, refuse } from './records.ts'
import type { Sent } from './requests.ts'
import { saveEditedVersions, saveEdits, saveIdleCopies, saveRecords } from './saving.ts'

/** The calls that editors make. */
export const EDITING_CALLS = [
  'openRecords',
  'openPage',
  'menuItems',
  'programme',
  'newsletter',
  'saveEdits',
  'saveVersions',
  'saveRecords',
  'saveNewsletter',
  'sendNewsletter',
  'publishRecords',
  'planRecords',
  'revertPublication',
] as const satisfies readonly (keyof typeof CALLS)[]
export type EditingCall = (typeof EDITING_CALLS)[number]

/** What carries out the calls of editors, and what happens without them. */
export interface Server {
  answer<Name extends EditingCall>(name: Name, input: CallInput<Name>, by: Caller): unknown
  runJobs(): void | Promise<void>
}

type Handlers = { [Name in EditingCall]: (input: CallInput<Name>, by: Caller) => unknown }

/** A server in memory. It does what the real one does with records, and has nothing else. */
export function createServerModel(records: Records): Server {
  const { get } = records
  const handlers: Handlers = {
    openRecords: ({ body }, { person }) => ({
      records: body.records.map((key) => openRecord(records, key, person)),
    }),
    openPage: ({ params }, { person }) => openPage(records, params.id, person),
    menuItems: () => ({ items: listDrafts(records, 'menu-item').map(({ id }) => ({ id })) }),
    programme: ({ query }) => readProgramme(records, query as { from: string; to: string }),
    newsletter({ params: { id } }) {
      const record = get({ kind: 'newsletter', id })
      return { id, ...draftOf(record), version: record.versions.length }
    },
    saveEdits({ body }, by) {
      const drafts = saveEdits(records, toSent(body, by), body.records)
      return toReply(body.records, (index) => ({ draftVersion: drafts[index] }))
    },
    saveVersions({ body }, by) {
      const versions = saveEditedVersions(records, { by, sent: toSent(body, by) }, body.records)
      return toReply(body.records, (index) => ({ version: versions[index] }))
    },
    saveRecords: ({ body }, by) => ({ versions: saveRecords(records, by, body.records) }),
    saveNewsletter({ params: { id }, body: { basedOn, ...content } }, by) {
      const record = get({ kind: 'newsletter', id })
      if (record.versions.length !== basedOn) throw refuse('newsletter_changed')
      return { version: records.addVersion(record, { ...content, id } as Body, by) }
    },
    sendNewsletter({ params: { id }, body: { version } }, by) {
      const record = get({ kind: 'newsletter', id })
      if (record.versions.length !== version) throw refuse('newsletter_changed')
      records.setStable(record, version, { batch: records.createBatch(), by })
    },
    publishRecords: ({ body }, by) => publishRecords(records, { by, sent: toSent(body, by) }, body.records),
    planRecords: ({ body }, by) => planRecords(records, { by, sent: toSent(body, by) }, body.records),
    revertPublication: ({ params }, by) => revertPublication(records, by, params.batch),
  }
  return {
    answer: (name, input, by) => handlers[name](input, by),
    runJobs() {
      runPlans(records)
      saveIdleCopies(records)
    },
  }

  function toReply(
    sent: readonly { kind: string; id: string }[],
    read: (index: number) => Record<string, unknown>,
  ) {
    const savedAt = new Date(records.now()).toISOString()
    return { savedAt, records: sent.map(({ kind, id }, index) => ({ kind, id, ...read(index) })) }
  }
}

/** The contracts want at least one record. */
function toSent(
  {
    session,
    sequence,
    records,
  }: { session?: string | undefined; sequence?: number | undefined; records: readonly unknown[] },
  { person }: Caller,
): Sent {
  if (records.length === 0 || session === undefined || sequence === undefined)
    throw refuse('request_invalid', 400)
  return { session, sequence, person }
}

const CHANGING: readonly EditingCall[] = [
  'saveEdits',
  'saveVersions',
  'publishRecords',
  'planRecords',
] as const

/** The records that a call of a session changes. */
export function listChanged(name: EditingCall, input: unknown): string[] {
  if (name === 'saveNewsletter') return [`newsletter ${(input as CallInput<'newsletter'>).params.id}`]
  if (!CHANGING.includes(name)) return []
  return (input as CallInput<'saveEdits'>).body.records.map(({ kind, id }) => `${kind} ${id}`)
}
