import type { ContentRecord } from '@lerret/model'
import { expect, test } from 'vitest'
import { film } from '../../../packages/page-engine/testing/test-records.ts'
import { describeFound, listSeeds } from '../../desk/simulation/find.ts'
import { listActs, run } from '../../desk/simulation/run.ts'
import { DESK, RECORDS, SCREENS } from '../../desk/simulation/screens/start.ts'
import { PRODUCTIONS } from '../../desk/simulation/server/reading.ts'
import { BAD } from '../../desk/simulation/world/network.ts'
import { importRecords } from '../content/records/import.ts'
import { saveDraft } from '../content/records/store/save-versions.ts'
import { emptyDatabase } from '../platform/db/test-database.ts'
import { givenDesk } from '../staff/test-staff.ts'
import { createRealServer, type SignedIn } from './test-real-server.ts'

/** Those of the first runs against the model of the server, of which `EDITING_RUNS` asks for more. */
const SEEDS = listSeeds('suite', Number(process.env.EDITING_RUNS ?? 3))
const PEOPLE = 3
/** Newsletters are stored in tables of their own. */
const { newsletter: _, ...SAVED_AS_RECORDS } = SCREENS
const GROUPS = Object.entries(SAVED_AS_RECORDS).map(([name, screens]) => ({ name, screens }))
const FILMS = PRODUCTIONS.map(({ id }, index) => {
  const ediNumber = `DXM1922000${index}`
  const body = film({ id, ediNumber, parentSlug: `${id}-${ediNumber.toLowerCase().replace('dxm', 'dxm-')}` })
  return { kind: 'production', id, body: { ...body }, isPublic: true }
})
const STORED = [...FILMS, ...RECORDS.filter(({ kind }) => kind !== 'newsletter')]

const house = await givenDesk()

test.each(GROUPS)(
  'editors lose nothing in any $name in the real store, and publish what they see',
  async ({ screens }) => {
    for (const seed of SEEDS) {
      const people = await givenPeople()
      const settings = {
        desk: DESK,
        records: STORED,
        screens,
        conditions: BAD,
        people: PEOPLE,
        slots: 2,
        count: 60,
        seed,
      }
      const outcome = await run({
        ...settings,
        createServer: (records) => createRealServer(house, people, records),
      })
      const found = { seed, acts: listActs(settings), outcome }
      expect(outcome.violations.length > 0 ? describeFound(found) : null).toBeNull()
    }
  },
  60_000 * Math.max(1, SEEDS.length / 10),
)

/** A house with the records of the simulation, and administrators who have signed in. */
async function givenPeople(): Promise<SignedIn[]> {
  await emptyDatabase(house.db)
  house.now = new Date('2026-11-20T08:00:00Z')
  house.resetLimits()
  const isPublic = STORED.filter((record) => record.isPublic)
  const records = isPublic.map(({ kind, body }) => ({ kind, record: body }) as unknown as ContentRecord)
  await importRecords(house.db, records, 'nobody')
  for (const { kind, id, body } of STORED.filter((record) => !record.isPublic))
    await saveDraft(house.db, { kind, id, body, author: 'nobody', basedOn: 0 } as never)
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      const email = `${person}@fjordheim.example`
      const id = await house.addStaff('admin', email)
      return { id, cookie: await house.signIn(email) }
    }),
  )
}
