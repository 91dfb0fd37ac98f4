import { demoHouse } from '@lerret/demo'
import { osloInstant, type Translation, translatedSiteFactsPath } from '@lerret/model'
import { expect, test } from 'vitest'
import { importRecords } from '../content/records/import.ts'
import { saveAndPublish } from '../content/records/store/test-save.ts'
import { givenDatabase } from '../platform/db/test-database.ts'
import { givenFolder } from '../test-cleanup.ts'
import { openLiveRelease } from './live-release.ts'
import { publish } from './publish.ts'
import { openReleaseStore } from './releases/release-store.ts'

const today = '2026-11-20'
const db = await givenDatabase()
const demo = demoHouse({ today, host: 'https://fjordheim.example', checkoutHost: 'https://checkout.example' })
const folder = await givenFolder()
await importRecords(db, demo.records, 'demo')
const store = openReleaseStore(folder)
const publisher = {
  db,
  store,
  renderer: {
    id: 'build-1',
    serviceWorker: () => Buffer.from('// worker'),
    inlineScripts: [],
    renderPage: (page: object, shell: { htmlLang: string }) => shell.htmlLang + JSON.stringify(page),
    assets: ['/assets/app.nn.js', '/assets/app.nb.js', '/assets/app.en.js'].map((path) => ({
      path,
      bytes: Buffer.from(path),
    })),
  },
  now: () => osloInstant(today, '12.00'),
  readMedia: async () => Buffer.from(''),
}
const { release } = await publish(publisher)

test('a release has the scripts and facts of every language that has pages', () => {
  expect([...release.files.keys()]).toEqual(
    expect.arrayContaining(['/en', '/assets/app.nn.js', '/assets/app.en.js', translatedSiteFactsPath('en')]),
  )
  expect(release.files.has('/assets/app.nb.js')).toBe(false)
})

test('an address with a language leads to the original while there is no translation', () => {
  const live = openLiveRelease(release, store)
  expect(live.route('/en/programme')).toEqual({ kind: 'page', path: '/en/programme' })
  expect(live.route('/en/studio')).toMatchObject({ kind: 'redirect', target: '/studio', permanent: false })
  expect(live.route('/en/finst-ikkje').kind).toBe('not-found')
  expect(live.route('/nb/studio').kind).toBe('not-found')
})

test('publishing a translation renders only the pages that show it', async () => {
  const translation = demo.records.flatMap(({ kind, record }) => (kind === 'translation' ? [record] : []))
  const film = translation.find(({ slug }) => slug === 'nosferatu') as Translation
  await saveAndPublish(db, 'translation', { ...film, title: 'Nosferatu, the vampire' })
  const { pages, release: after } = await publish(publisher)
  // Beside the film's own pages, those in English that list it.
  expect(pages.rendered).toBeGreaterThan(1)
  expect(pages.rendered).toBeLessThan(6)
  expect(after.files.get('/')).toEqual(release.files.get('/'))
  expect(after.files.get('/en')).not.toEqual(release.files.get('/en'))

  const isChanged = (path: string) => after.files.get(path)?.hash !== release.files.get(path)?.hash
  const calendars = [...after.files.keys()].filter((path) => path.endsWith('.ics') && isChanged(path))
  expect(calendars.toSorted()).toEqual([
    '/kalender/kino.en.ics',
    '/kalender/nosferatu-dxm-20220117.en.ics',
    '/program.en.ics',
  ])
})
