import type { OpenedRecord } from '@lerret/api/contracts'
import type { FieldChanges } from '@lerret/model'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEditor } from './open-editor.ts'

const journal = vi.hoisted(() => ({ takeFields: vi.fn(), writeEntry: vi.fn(async () => {}) }))
vi.mock('./journal.ts', () => journal)

const opened: OpenedRecord = {
  kind: 'article',
  id: 'a',
  state: 'draft',
  draft: {
    version: 1,
    body: { id: 'a', title: 'Frå tenaren' },
    author: 'Kari',
    savedAt: '2026-11-17T09:00:00Z',
  },
  stableVersion: null,
  plan: null,
  publicBody: null,
  workingCopy: null,
  problems: [],
}

beforeEach(() => {
  vi.useFakeTimers()
  const target = { addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', target)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a record opens although the journal of the browser does not answer', async () => {
  journal.takeFields.mockReturnValue(new Promise(() => {}))
  const opening = openEditor(opened, 'kari@fjordheim.example')
  await vi.advanceTimersByTimeAsync(2000)
  const { editor, close } = await opening
  expect(editor.getState().body.title).toBe('Frå tenaren')
  close()
})

test('what the journal finds late is shown, except in fields that have been edited since', async () => {
  const { promise, resolve } = Promise.withResolvers<FieldChanges>()
  journal.takeFields.mockReturnValue(promise)
  const opening = openEditor(opened, 'kari@fjordheim.example')
  await vi.advanceTimersByTimeAsync(2000)
  const { editor, close } = await opening
  editor.setField('title', 'Skrive no')
  resolve({ title: { value: 'Skrive i går' }, lead: { value: 'Ingress frå i går' } })
  await vi.advanceTimersByTimeAsync(0)
  expect(editor.getState().body).toMatchObject({ title: 'Skrive no', lead: 'Ingress frå i går' })
  close()
})
