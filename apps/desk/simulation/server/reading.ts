import { applyFields } from '@lerret/model'
import { listNamedRecords } from './named-records.ts'
import { type Body, bodyOf, type Copy, type Key, type Records, type StoredRecord } from './records.ts'

/** A record as a person works on it. */
export function openRecord(records: Records, key: Key, person: string) {
  const record = records.get(key)
  const { stable, plan, versions } = record
  const last = versions.at(-1)
  const copy = record.copies.get(person)
  return {
    kind: record.kind,
    id: record.id,
    state: null,
    draft: last ? { ...last, version: versions.length, savedAt: toDate(last.savedAt) } : null,
    stableVersion: stable,
    publicBody: stable === null || stable === versions.length ? null : bodyOf(record, stable),
    plan: plan && {
      publishAt: toDate(plan.publishAt),
      unpublishAt: null,
      version: plan.version,
      problem: null,
    },
    workingCopy: copy && Object.keys(copy.fields).length > 0 ? toWorkingCopy(record, copy) : null,
    problems: [],
  }
}

function toWorkingCopy(record: StoredRecord, { basedOn, fields, savedAt }: Copy) {
  const draftVersion = record.versions.length
  const base = basedOn < draftVersion ? (bodyOf(record, basedOn) ?? {}) : null
  return { basedOn, fields, base, draftVersion, savedAt: toDate(savedAt) }
}

const toDate = (ms: number) => new Date(ms).toISOString()

/** A page with what its blocks show, as it is saved and as the person has it. */
export function openPage(records: Records, id: string, person: string) {
  const page = openRecord(records, { kind: 'page', id }, person)
  const saved: Body = { blocks: [], ...page.draft?.body }
  const bodies = [saved, applyFields(saved, page.workingCopy?.fields ?? {})]
  const names = new Map(bodies.flatMap((body) => listNamedRecords('page', body)).map((key) => [key.id, key]))
  return { page, blockData: [...names.values()].map((key) => openRecord(records, key, person)) }
}

/** The drafts of all records of a kind. */
export const listDrafts = (records: Records, kind: string) =>
  [...records.all.values()]
    .filter((record) => record.kind === kind)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, versions, stable }) => {
      const body = versions.at(-1)?.body
      return body ? [{ id, version: versions.length, stableVersion: stable, body }] : []
    })

/** What is shown in the weeks of the simulation, and where. */
export const HALLS = ['Storsalen', 'Sal 2']
export const PRODUCTIONS = [
  { id: 'haxan', title: 'Häxan', originalTitle: null, object: 'movie', minutes: 105 },
  { id: 'caligari', title: 'Caligari', originalTitle: null, object: 'movie', minutes: 76 },
]

export function readProgramme(records: Records, { from, to }: { from: string; to: string }) {
  const isShown = ({ startsAt }: Body) => {
    const day = String(startsAt ?? '').slice(0, 10)
    return from <= day && day <= to
  }
  const others = [...records.all.values()].flatMap((record) => {
    const { kind, stable, versions } = record
    const body = kind === 'event' && stable !== versions.length ? bodyOf(record, stable ?? 0) : null
    return body ? [body] : []
  })
  return {
    showings: listDrafts(records, 'event').filter(({ body }) => isShown(body)),
    publicVersions: others.filter(isShown),
    productions: PRODUCTIONS,
    halls: HALLS,
  }
}
