import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BackupReport } from './BackupSettings.tsx'

const NONE = {
  isScheduled: true,
  folder: '/srv/lerret/backups',
  last: null,
  failure: null,
  trial: null,
  trialFailure: null,
}

test('a house without backups says when the first one comes', () => {
  expect(renderToStaticMarkup(<BackupReport backups={NONE} />)).toContain(
    'Den første kopien er ikkje teken enno',
  )
})

test('the last backup and the last trial have their rows and pages, and a failure its reason', () => {
  const at = '2026-11-15T02:10:00.000Z'
  const html = renderToStaticMarkup(
    <BackupReport
      backups={{
        ...NONE,
        isScheduled: false,
        last: { at, bytes: 2_400_000, rows: 12_431, files: 80 },
        trial: { at, rows: 12_431, pages: 214 },
        failure: { at, reason: 'The disk is full.' },
      }}
    />,
  )
  expect(html).toContain('12431 rader, 80 filer, 3 MB')
  expect(html).toMatch(/Prøvd attende 15\. nov\.? 03\.10: 12431 rader, 214 sider/)
  expect(html).toContain('The disk is full.')
  expect(html).toContain('har slått det av')
})
