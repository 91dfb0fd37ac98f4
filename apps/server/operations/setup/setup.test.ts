import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageConfig } from '@lerret/model'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findPublicSite } from '../../content/house/site-records.ts'
import { findStable, readRevision } from '../../content/records/store/read-records.ts'
import { changeAndPublish } from '../../content/records/store/test-save.ts'
import { prepareHouse } from '../../house/first-run.ts'
import { givenPasswords } from '../../members/accounts/passwords/test-passwords.ts'
import { readStaff } from '../../members/accounts/people.ts'
import { givenDatabase } from '../../platform/db/test-database.ts'
import { isDemoAddress } from '../../platform/settings/demo-address.ts'
import { readSettings } from '../../settings/settings.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { isDemo, refreshDemoContent } from '../demo/demo-content.ts'
import { leaveDemo } from './leave-demo.ts'
import { isReminderDismissed } from './progress.ts'
import { exportAnswers, findActivities, refreshStarterContent } from './starter-content.ts'

const db = await givenDatabase()
const dataDir = await givenFolder()
const houseFile = join(dataDir, 'house.json')
beforeEach(() =>
  db.execute(sql`truncate person, content_record, content_version, content_publication, house_fact cascade`),
)

const start = (env: Record<string, string> = {}) =>
  prepareHouse(db, {
    settings: readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://kulturhus.test', ...env }),
    passwords: givenPasswords(),
    now: new Date('2026-11-20T12:00:00Z'),
  })

const ANSWERS = {
  title: 'Øyane kulturhus',
  language: 'nb',
  organisation: { email: 'post@oyane.example', number: '974760673' },
  activities: ['cinema', 'cafe'],
  halls: [{ name: 'Storsalen', seats: 120 }],
  partners: [4012],
  administrator: { name: 'Kari', email: 'kari@oyane.example', password: 'blåbær på fjellet' },
}

const startFrom = async (answers: unknown) => {
  await writeFile(houseFile, typeof answers === 'string' ? answers : JSON.stringify(answers))
  return start({ HOUSE_FILE: houseFile })
}

describe('an empty house', () => {
  test('at a real address is closed, has the starter’s pages and no administrator', async () => {
    await start()
    expect(await findPublicSite(db)).toMatchObject({ published: false, host: 'https://kulturhus.test' })
    expect(await findStable(db, 'page', 'page-framside')).toBeDefined()
    expect(await readStaff(db)).toEqual([])
    expect(await isDemo(db)).toBe(false)
  })

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:80',
    'http://[::1]:3000',
    'http://fjordheim.example',
  ])('at %s is left for the demo', async (url) => {
    expect(isDemoAddress(url)).toBe(true)
    await start({ PUBLIC_URL: url })
    expect(await readRevision(db)).toBe(0)
  })

  test.each([
    'https://kulturhus.no',
    'http://192.168.1.20:3000',
    'https://localhost.evil.no',
    'http://127.0.0.1.no',
  ])('at %s is no demo', (url) => expect(isDemoAddress(url)).toBe(false))

  test('that was started before stays as it is', async () => {
    await start()
    const { id } = (await findPublicSite(db)) as { id: string }
    const revision = await readRevision(db)
    await startFrom(ANSWERS)
    expect((await findPublicSite(db))?.id).toBe(id)
    expect(await readRevision(db)).toBe(revision)
  })
})

describe('a house file', () => {
  test('sets up an open house with its administrator, at any address', async () => {
    await startFrom(ANSWERS)
    expect(await findPublicSite(db)).toMatchObject({
      title: 'Øyane kulturhus',
      published: true,
      htmlLang: 'nb',
      partners: [4012],
      halls: [{ name: 'Storsalen', seats: 120 }],
      organisation: { email: 'post@oyane.example', number: '974760673', country: 'NO' },
    })
    expect(await readStaff(db)).toMatchObject([{ email: 'kari@oyane.example', role: 'admin' }])
    expect(await findStable(db, 'page', 'page-kafe')).toBeDefined()
    expect(await findStable(db, 'page', 'page-bibliotek')).toBeUndefined()
    expect(await isReminderDismissed(db)).toBe(true)
  })

  test.each([
    ['is not JSON', '{', /house\.json: is not JSON/],
    ['has no title', { organisation: { email: 'a@b.no' } }, /house\.json: title: /],
    [
      'has a wrong organisation number',
      { title: 'x', organisation: { email: 'a@b.no', number: '123' } },
      /organisation\.number: is not an organisation number/,
    ],
    ['has a field that does not exist', { ...ANSWERS, tittel: 'x' }, /tittel/],
    [
      'has colours that cannot be read',
      { ...ANSWERS, look: { colors: { ink: '#ffffff' } } },
      /look\.colors\.ink: has too little contrast/,
    ],
    [
      'has a short password',
      { ...ANSWERS, administrator: { ...ANSWERS.administrator, password: 'kort' } },
      /administrator\.password: /,
    ],
    [
      'has a common password',
      { ...ANSWERS, administrator: { ...ANSWERS.administrator, password: 'passord123' } },
      /administrator\.password: /,
    ],
  ])(
    'that %s is refused with its name and the field, and the house stays empty',
    async (_, answers, message) => {
      await expect(startFrom(answers)).rejects.toThrow(message)
      expect(await readRevision(db)).toBe(0)
      expect(await readStaff(db)).toEqual([])
    },
  )

  test('that is missing is named', async () => {
    await expect(start({ HOUSE_FILE: join(dataDir, 'none.json') })).rejects.toThrow(
      /none\.json: cannot be read/,
    )
  })

  test('of a house makes the same house again', async () => {
    await startFrom(ANSWERS)
    const answers = await exportAnswers(db)
    await db.execute(sql`truncate content_record, content_version, content_publication, house_fact cascade`)
    await startFrom(answers)
    expect(await exportAnswers(db)).toEqual(answers)
  })
})

describe('the starter’s pages', () => {
  test('follow what the house says of itself, and leave what staff have changed alone', async () => {
    await start()
    await changeAndPublish(db, 'settings', 'site', { title: 'Øyane kulturhus', htmlLang: 'en' })
    await changeAndPublish(db, 'page', 'page-kino', { title: 'Kinoen vår' })

    await refreshStarterContent(db, ['stage'])
    const readTitle = async (id: string) => ((await findStable(db, 'page', id))?.body as PageConfig)?.title
    expect(await readTitle('page-framside')).toBe('Øyane kulturhus')
    expect(await readTitle('page-nyhende')).toBe('News')
    expect(await readTitle('page-kino')).toBe('Kinoen vår')
    expect(await readTitle('page-kafe')).toBeUndefined()
    expect(await findActivities(db)).toEqual(['stage'])
    expect((await findPublicSite(db))?.title).toBe('Øyane kulturhus')
  })
})

describe('a demo house', () => {
  test('that is left is written to a file and emptied, and stays a house of one’s own', async () => {
    await refreshDemoContent(db, {
      today: '2026-11-20',
      host: 'http://localhost:3000',
      checkoutHost: 'http://localhost:3001',
      pictures: join(dataDir, 'media'),
      programme: join(dataDir, 'checkout', 'programme.json'),
    })
    await start({ PUBLIC_URL: 'http://localhost:3000' })
    expect(await isDemo(db)).toBe(true)
    await leaveDemo(db)
    for (let restarts = 0; restarts < 2; restarts++) await start({ PUBLIC_URL: 'http://localhost:3000' })
    expect(await isDemo(db)).toBe(false)
    expect(await findPublicSite(db)).toMatchObject({ title: 'localhost', published: false })
    expect(await readStaff(db)).toEqual([])
    const copy = JSON.parse(await readFile(join(dataDir, 'demo-2026-11-20.json'), 'utf8'))
    expect(copy.length).toBeGreaterThan(700)
  })
})
