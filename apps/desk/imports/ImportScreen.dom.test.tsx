import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDesk } from '../test-render.tsx'
import ImportScreen from './ImportScreen.tsx'

const outcomes = (added: number) => ({ added, updated: 0, unchanged: 0, leftAlone: 0 })
const FINISHED = {
  id: '1',
  source: 'program.xlsx',
  startedBy: 'Ingrid',
  startedAt: '2026-11-17T09:00:00.000Z',
  finishedAt: '2026-11-17T09:01:00.000Z',
  phase: 'saving',
  done: 1,
  total: 1,
  problem: null,
  report: {
    source: 'sheet',
    counts: {
      article: outcomes(0),
      page: outcomes(0),
      event: outcomes(2),
      showing: outcomes(7),
      media: outcomes(0),
    },
    leftAlone: { total: 0, items: [] },
    skipped: { total: 0, items: [] },
    failures: {
      total: 1,
      items: [{ address: 'Utan dato · 19', reason: 'x', row: { number: 9, problem: 'date' } }],
    },
    dropped: [],
    addresses: 3,
    unresolved: { total: 1, items: ['/utleige'] },
  },
}

let runs: unknown[]
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  runs = []
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') sent.push({ path: String(url), body: JSON.parse(body ?? 'null') })
    return Response.json(method === 'GET' ? runs : FINISHED)
  })
})

async function open() {
  renderDesk(<ImportScreen />)
  await waitFor(() => expect(document.body.textContent).not.toContain('Hentar importane'))
}

const text = () => document.body.textContent ?? ''

test('an editor chooses between a website, a file and a sheet', async () => {
  await open()
  expect(text()).toContain('Ingenting er importert enno.')
  const radios = screen.getAllByRole('radio')
  expect(radios).toHaveLength(3)
  expect(document.querySelector('form')).not.toBeNull()
  fireEvent.click(radios[1] as HTMLElement)
  expect(document.querySelector('form')).toBeNull()
  expect(text()).toContain('Vel fil')
  fireEvent.click(radios[2] as HTMLElement)
  expect(text()).toContain('Vel rekneark')
})

test('an address that is none gets a sentence, and nothing is sent', async () => {
  await open()
  fireEvent.click(document.querySelector('button[type=submit]') as HTMLElement)
  expect(text()).toContain('Skriv heile adressa, med https:// fremst.')
  expect(sent).toEqual([])
})

test('an import that runs shows how far it has come, instead of the form', async () => {
  runs = [{ ...FINISHED, finishedAt: null, report: null, phase: 'pictures', done: 3, total: 12 }]
  await open()
  expect(text()).toContain('Hentar bilete og dokument: 3 av 12')
  expect(document.querySelector('progress')).toMatchObject({ value: 3, max: 12 })
  expect(document.querySelector('input[type=radio]')).toBeNull()
})

test('the report counts showings, and names rows and addresses that somebody must look at', async () => {
  runs = [FINISHED]
  await open()
  expect(text()).toContain('Importen frå program.xlsx er ferdig.')
  const row = [...document.querySelectorAll('tr')].find(({ textContent }) =>
    textContent?.startsWith('Framsyningar'),
  )
  expect(row?.querySelector('td')?.textContent).toBe('7')
  expect(text()).toContain('Rad 9: Manglar ein dato vi kan lese. Utan dato · 19')
  expect(text()).toContain('Gamle adresser utan mål (1)')
  expect(text()).toContain('/utleige')
})
