import type { Page } from '@playwright/test'
import type { DeskState } from './desk-state.ts'

const outcomes = (added: number) => ({ added, updated: 2, unchanged: 0, leftAlone: 1 })

const FINISHED = {
  id: '00000000-0000-4000-8000-000000000009',
  source: 'https://gamlehuset.example',
  startedBy: 'Ingrid Solvik',
  startedAt: '2026-11-17T09:00:00.000Z',
  finishedAt: '2026-11-17T09:04:00.000Z',
  phase: 'saving',
  done: 40,
  total: 40,
  problem: null,
  report: {
    source: 'gamlehuset.example',
    counts: {
      article: outcomes(120),
      page: outcomes(14),
      event: outcomes(31),
      showing: outcomes(48),
      media: outcomes(260),
    },
    leftAlone: { total: 1, items: [{ title: 'Om oss', address: 'https://gamlehuset.example/om-oss' }] },
    skipped: { total: 1, items: [{ title: 'Løn', address: '/lonn', reason: 'robots' }] },
    failures: {
      total: 1,
      items: [{ address: 'Utan dato · 19', reason: '', row: { number: 9, problem: 'date' } }],
    },
    dropped: [{ name: 'contact-form-7', count: 3 }],
    addresses: 512,
    unresolved: { total: 1, items: ['/utleige'] },
  },
}

const SHEET = {
  id: '00000000-0000-4000-8000-000000000010',
  columns: ['title', 'date', 'time', 'hall', null],
  headings: ['Tittel', 'Dato', 'Kl', 'Sal', 'Merknad'],
  rows: [
    ['Nosferatu', 'fredag 4. desember', '19', 'Storsalen', ''],
    ['Julekonsert', '5.12.', '18.00', 'Kafeen', 'Med kaker'],
  ],
  readable: 24,
  unreadable: { total: 1, items: [{ number: 9, problem: 'date', text: 'Utan dato · 19' }] },
}

export const IMPORT_STATES: Record<string, DeskState> = {
  'import-running': {
    path: '/import',
    replies: {
      imports: { json: [{ ...FINISHED, finishedAt: null, report: null, phase: 'pictures', done: 12 }] },
    },
    after: (page) => page.getByRole('progressbar').waitFor(),
  },
  'import-report': {
    path: '/import',
    replies: { imports: { json: [FINISHED] } },
    async after(page) {
      await page.locator('summary').first().waitFor()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await page.getByText('Rad 9:').waitFor()
    },
  },
  'import-sheet': {
    path: '/import',
    replies: { imports: { json: [] } },
    // Files are not sent with `fetch`.
    before: (page) =>
      page.route('**/redaksjon/api/imports/sheets', (route) => route.fulfill({ json: SHEET })),
    after: chooseSheet,
  },
}

async function chooseSheet(page: Page) {
  await page.getByText('Eit program i eit rekneark').click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Vel rekneark' }).click()
  await (await choosing).setFiles({ name: 'program.csv', mimeType: 'text/csv', buffer: Buffer.from('x') })
  await page.getByRole('region', { name: 'Dei første radene' }).waitFor()
  await page.locator('summary').click()
}
