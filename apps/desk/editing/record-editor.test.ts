import { CallError } from '@lerret/api'
import type { OpenedRecord, WorkingCopy } from '@lerret/api/contracts'
import type { FieldChanges } from '@lerret/model'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecordEditor } from './record-editor.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const opened: OpenedRecord = {
  kind: 'article',
  id: 'a',
  state: 'draft',
  draft: {
    version: 1,
    body: { id: 'a', title: 'Tittel', slug: 'tittel' },
    author: 'Odd',
    savedAt: '2026-11-20T12:00:00Z',
  },
  stableVersion: null,
  plan: null,
  workingCopy: null,
  problems: [],
}

/** How long the server takes, by the test's clock. */
const REPLY_MS = 150

/** A server that merges what it gets, and can be made to fail. */
function givenServer() {
  const server = {
    fields: {} as Record<string, { value?: unknown }>,
    requests: [] as number[],
    conflicts: [] as WorkingCopy['conflicts'],
    draftVersion: 1,
    failure: null as CallError | null,
    journal: {} as FieldChanges,
    open: (changes: Partial<OpenedRecord> = {}, unsent: FieldChanges = {}) =>
      createRecordEditor({
        opened: { ...opened, ...changes },
        unsent,
        session: 'fane',
        async save({ sequence, fields, basedOn, discarded = [] }) {
          await new Promise((resolve) => setTimeout(resolve, REPLY_MS))
          if (server.failure) throw server.failure
          server.requests.push(sequence)
          Object.assign(server.fields, fields)
          for (const field of discarded) delete server.fields[field]
          const { conflicts, draftVersion } = server
          return { basedOn, fields: server.fields, conflicts, draftVersion, savedAt: '2026-11-20T13:00:00Z' }
        },
        commit: async () => ({ version: ++server.draftVersion }),
        writeJournal: (unsent) => {
          server.journal = unsent
        },
      }),
  }
  return server
}

const OFFLINE = new CallError('No answer.', { code: 'offline', status: 0, response: null })

test('what is typed is shown at once, stored in the browser, and sent in one request', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  editor.setField('title', 'Ny tittel')
  expect(editor.getState()).toMatchObject({
    body: { title: 'Ny tittel', slug: 'tittel' },
    saveState: 'saving',
  })
  await vi.advanceTimersByTimeAsync(300)
  expect(server.journal).toEqual({ title: { value: 'Ny tittel' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.fields).toEqual({ title: { value: 'Ny tittel' } })
  expect(server.requests).toEqual([1])
  expect(server.journal).toEqual({})
  expect(editor.getState()).toMatchObject({ saveState: 'saved', savedAt: '2026-11-20T13:00:00Z' })
})

test('without a network the text is only here, and is sent when the network is back', async () => {
  const server = givenServer()
  server.failure = OFFLINE
  const editor = server.open()
  editor.setField('title', 'På bussen')
  await vi.advanceTimersByTimeAsync(5000)
  expect(editor.getState().saveState).toBe('only-here')
  expect(server.journal).toEqual({ title: { value: 'På bussen' } })
  server.failure = null
  editor.retry()
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  expect(server.fields).toEqual({ title: { value: 'På bussen' } })
  expect(editor.getState().saveState).toBe('saved')
})

test('what another visit left in the journal is shown and sent', async () => {
  const server = givenServer()
  const editor = server.open({}, { title: { value: 'Frå journalen' } })
  expect(editor.getState()).toMatchObject({ body: { title: 'Frå journalen' }, saveState: 'saving' })
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  expect(server.fields).toEqual({ title: { value: 'Frå journalen' } })
})

test('a refusal is reported, and what was typed stays', async () => {
  const server = givenServer()
  server.failure = new CallError('NUL', { code: 'content_invalid', status: 422, response: null })
  const editor = server.open()
  editor.setField('title', 'a\0')
  await vi.advanceTimersByTimeAsync(1000)
  expect(editor.getState()).toMatchObject({ error: { code: 'content_invalid' }, body: { title: 'a\0' } })
})

test('a version is saved after everything typed has been sent', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  const committed = editor.commit()
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  expect(await committed).toBe(2)
  expect(server.fields).toEqual({ title: { value: 'Ny' } })
  expect(editor.getState()).toMatchObject({ isChanged: false, body: { title: 'Ny' } })
})

test('leaving the page writes the journal at once', () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Halv')
  editor.stop()
  expect(server.journal).toEqual({ title: { value: 'Halv' } })
})

describe('when a colleague has saved the same field', () => {
  async function givenConflict() {
    const server = givenServer()
    const editor = server.open()
    server.conflicts = [{ field: 'title', mine: { value: 'Mi' }, theirs: { value: 'Deira' } }]
    server.draftVersion = 2
    editor.setField('title', 'Mi')
    await vi.advanceTimersByTimeAsync(1000)
    server.conflicts = []
    return { server, editor }
  }

  test('both texts are there, and mine stays in the field', async () => {
    const { editor } = await givenConflict()
    expect(editor.getState()).toMatchObject({
      body: { title: 'Mi' },
      conflicts: [{ field: 'title', theirs: { value: 'Deira' } }],
    })
  })

  test.each([
    ['mine', 'Mi', { title: { value: 'Mi' } }],
    ['theirs', 'Deira', {}],
    [{ value: 'Mi Deira' }, 'Mi Deira', { title: { value: 'Mi Deira' } }],
  ] as const)('choosing %j gives the title %s', async (choice, title, stored) => {
    const { server, editor } = await givenConflict()
    editor.resolve('title', choice)
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.getState()).toMatchObject({ body: { title }, conflicts: [], saveState: 'saved' })
    expect(server.fields).toEqual(stored)
  })
})

test('whatever fails in between, the server ends up with what was typed last', async () => {
  const step = fc.oneof(
    fc.record({ field: fc.constantFrom('title', 'slug', 'content'), value: fc.integer({ max: 9 }) }),
    fc.record({ waitMs: fc.integer({ min: 1, max: 2000 }) }),
    fc.record({ isOffline: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = givenServer()
      const editor = server.open()
      const typed: Record<string, { value: unknown }> = {}
      for (const each of steps) {
        if ('field' in each) {
          editor.setField(each.field, each.value)
          typed[each.field] = { value: each.value }
        } else if ('waitMs' in each) await vi.advanceTimersByTimeAsync(each.waitMs)
        else server.failure = each.isOffline ? OFFLINE : null
      }
      server.failure = null
      editor.retry()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(server.fields).toEqual(typed)
      expect(editor.getState().saveState).toBe('saved')
      expect(server.requests).toEqual([...server.requests].sort((a, b) => a - b))
    }),
  )
})
