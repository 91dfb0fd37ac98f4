import { CallError, fillPath } from '@lerret/api'
import { asc } from 'drizzle-orm'
import { CALLS } from '../../desk/data/calls.ts'
import type {
  Announcement,
  Body,
  Caller,
  Records,
  StoredRecord,
} from '../../desk/simulation/server/records.ts'
import type { Server } from '../../desk/simulation/server/server.ts'
import { runDuePlans } from '../content/records/plans.ts'
import { contentRecord, contentVersion } from '../content/records/table.ts'
import { findName } from '../members/accounts/people.ts'
import type { givenDesk } from '../staff/test-staff.ts'
import { saveIdleCopies } from './idle-copies.ts'
import { contentWorkingCopy } from './table.ts'

type House = Awaited<ReturnType<typeof givenDesk>>

/** A person of the simulation, signed in. */
export interface SignedIn {
  id: string
  cookie: string
}

interface Input {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/**
 * The real server and its database as the server of a simulation. After each call, what the database has is copied to the simulation's
 * records, where it is checked.
 */
export function createRealServer(house: House, people: readonly SignedIn[], records: Records): Server {
  const { db } = house
  return {
    async answer(name, input, by) {
      const { params, query, body } = input as Input
      const [method, path] = CALLS[name].split(' ') as ['GET' | 'POST', string]
      const search = query ? `?${new URLSearchParams(query)}` : ''
      house.now = new Date(records.now())
      const reply = await house.send(
        method,
        fillPath(path, params).slice(1) + search,
        people[Number(by.person)]?.cookie,
        body,
      )
      await copyRecords(() => by, name === 'revertPublication')
      const response = reply.json()
      if (reply.statusCode === 200) return response
      const { code } = response.error
      throw new CallError(reply.body, { code, status: reply.statusCode, response })
    },
    async runJobs() {
      const now = new Date(records.now())
      await runDuePlans(db, now)
      await saveIdleCopies(db, { now, findName: (id) => findName(db, id) })
      await copyRecords(({ plan }, author) => plan?.by ?? { person: author, tab: 'idle', press: null }, false)
    },
  }

  async function copyRecords(
    findCaller: (record: StoredRecord, author: string) => Caller,
    isRestore: boolean,
  ) {
    const rows = await db.select().from(contentRecord)
    const versions = await db.select().from(contentVersion).orderBy(asc(contentVersion.version))
    const changed: Record<Announcement['action'], Announcement['records'][number][]> = {
      saved: [],
      published: [],
      planned: [],
    }
    let author = ''
    for (const { kind, id, stableVersion, publishAt, planVersion } of rows) {
      const record = records.get({ kind, id })
      const before = { count: record.versions.length, stable: record.stable, plan: record.plan }
      const added = versions.filter(
        (each) => each.kind === kind && each.id === id && each.version > before.count,
      )
      const by = findCaller(record, toPerson(added.at(-1)?.authorId))
      for (const { body } of added) records.addVersion(record, body as Body | null, by)
      if (stableVersion !== before.stable) {
        records.setStable(record, stableVersion, { batch: '', by, isRestore })
        changed.published.push({ kind, id, version: stableVersion })
      } else if (added.length > 0) changed.saved.push({ kind, id, version: record.versions.length })
      record.plan = toPlan(before.plan, { publishAt, planVersion }, by)
      if (record.plan?.publishAt !== before.plan?.publishAt) changed.planned.push({ kind, id, version: null })
      author = by.person
    }
    await copyWorkingCopies()
    for (const [action, keys] of Object.entries(changed) as [
      Announcement['action'],
      (typeof changed)['saved'],
    ][])
      if (keys.length > 0) records.announce({ action, author, records: keys })
  }

  async function copyWorkingCopies() {
    for (const { kind, id, personId, savedAt, ...copy } of await db.select().from(contentWorkingCopy))
      records.writeCopy(records.get({ kind, id }), toPerson(personId), {
        ...copy,
        sessions: {},
        savedAt: savedAt.getTime(),
      })
  }

  function toPerson(id: string | null | undefined) {
    return String(people.findIndex((person) => person.id === id))
  }
}

/** The plan that is stored, by whoever has changed it last. */
function toPlan(
  known: StoredRecord['plan'],
  { publishAt, planVersion }: { publishAt: Date | null; planVersion: number | null },
  by: Caller,
): StoredRecord['plan'] {
  if (publishAt === null || planVersion === null) return null
  const isKnown = known?.publishAt === publishAt.getTime() && known.version === planVersion
  return isKnown ? known : { publishAt: publishAt.getTime(), version: planVersion, by }
}
