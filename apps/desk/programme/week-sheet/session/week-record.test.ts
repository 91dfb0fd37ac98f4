import { expect, test } from 'vitest'
import { createServer, open } from '../../../editing/session/test-sessions.ts'
import { weekRules } from './week-record.ts'

const CELL = '2026-12-01 haxan'
const WEEK = { kind: 'week', id: '2026-11-30' }

test('what a colleague has saved of a cell that is typed in waits with the programme that it follows from', async () => {
  const server = createServer({ 'week 2026-11-30': { programme: 'før', [CELL]: '18' } })
  const kari = await open(server, 'Kari', [WEEK], { rules: weekRules })
  const jon = await open(server, 'Jon', [WEEK], { rules: weekRules })
  kari.type(CELL, '19')
  kari.type(CELL, '18')
  jon.type('programme', 'etter')
  jon.type(CELL, '20')
  await jon.ask('version')
  await kari.hear()
  expect(kari.body()).toMatchObject({ programme: 'før', [CELL]: '18' })
  kari.session.dispatch({ type: 'left' })
  expect(kari.body()).toMatchObject({ programme: 'etter', [CELL]: '20' })
})

test('a cell is undone to what it was, also while a colleague’s text of it waits for a choice', async () => {
  const server = createServer({ 'week 2026-11-30': { programme: 'før', [CELL]: '18' } })
  const kari = await open(server, 'Kari', [WEEK], { rules: weekRules })
  const jon = await open(server, 'Jon', [WEEK], { rules: weekRules })
  jon.type('programme', 'etter')
  jon.type(CELL, '20')
  await jon.ask('version')
  kari.session.dispatch({
    type: 'changed',
    edits: { 'week 2026-11-30': { [CELL]: { value: '19' } } },
    step: { label: '', field: CELL, at: 0 },
  })
  await kari.hear()
  kari.session.dispatch({ type: 'undone' })
  expect(kari.body()).toMatchObject({ programme: 'før', [CELL]: '18' })
})
