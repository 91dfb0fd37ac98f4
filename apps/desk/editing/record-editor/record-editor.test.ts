import { CallError } from '@lerret/api'
import type { OpenedRecord, WorkingCopy } from '@lerret/api/contracts'
import { applyFields, type FieldChanges } from '@lerret/model'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MergeConflicts, SaveRequest } from './edited-record.ts'
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
  publicBody: null,
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
    basedOn: 0,
    conflicts: [] as WorkingCopy['conflicts'],
    draftVersion: 1,
    failure: null as CallError | null,
    journal: {} as FieldChanges,
    /** How often the draft has been read. */
    readings: 0,
    /** What a colleague has saved. */
    draft: null as OpenedRecord['draft'],
    saveAsColleague(body: Record<string, unknown> | null) {
      server.draft = { version: ++server.draftVersion, body, author: 'Jon', savedAt: '2026-11-20T12:30:00Z' }
    },
    open: (changes: Partial<OpenedRecord> = {}, unsent: FieldChanges = {}, merge?: MergeConflicts) =>
      createRecordEditor({
        opened: { ...opened, ...changes },
        unsent,
        session: 'fane',
        async save(request) {
          await new Promise((resolve) => setTimeout(resolve, REPLY_MS))
          return store(request)
        },
        async commit(unsent) {
          await new Promise((resolve) => setTimeout(resolve, REPLY_MS))
          if (unsent) store(unsent)
          if (server.conflicts.length > 0)
            throw new CallError('conflict', { code: 'content_conflict', status: 409, response: null })
          const isMerged = server.draft !== null
          server.draftVersion++
          if (server.draft)
            server.draft = {
              ...server.draft,
              version: server.draftVersion,
              body: applyFields(server.draft.body ?? {}, server.fields),
            }
          return { version: server.draftVersion, isMerged }
        },
        readDraft: async () => {
          server.readings++
          return server.draft
        },
        ...(merge && { merge }),
        writeJournal: (unsent) => {
          server.journal = unsent
        },
      }),
  }
  return server

  function store({ sequence, fields, basedOn, discarded = [] }: SaveRequest): WorkingCopy {
    if (server.failure) throw server.failure
    server.requests.push(sequence)
    server.basedOn = basedOn
    Object.assign(server.fields, fields)
    for (const field of discarded) delete server.fields[field]
    const { conflicts, draftVersion } = server
    return {
      basedOn,
      base: null,
      fields: server.fields,
      conflicts,
      draftVersion,
      savedAt: '2026-11-20T13:00:00Z',
    }
  }
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

test('a field that is as it was has nothing to save, here or on the server', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.fields).toEqual({ title: { value: 'Ny' } })
  editor.setField('title', 'Tittel')
  expect(editor.getState()).toMatchObject({ isChanged: false, body: { title: 'Tittel' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.fields).toEqual({})
  expect(editor.getState().saveState).toBe('saved')

  editor.setField('title', 'Ny')
  editor.setField('title', 'Tittel')
  editor.setField('title', 'Nyare')
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.fields).toEqual({ title: { value: 'Nyare' } })
})

test('a field that is set back while a version is being saved is a change of that version', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  const saved = editor.commit()
  editor.setField('title', 'Tittel')
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  await saved
  expect(editor.getState()).toMatchObject({ isChanged: true, body: { title: 'Tittel' } })
})

test('a version is saved after everything typed has been sent', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  const committed = editor.commit()
  await vi.advanceTimersByTimeAsync(2 * REPLY_MS)
  expect(await committed).toBe(2)
  expect(server.fields).toEqual({ title: { value: 'Ny' } })
  expect(editor.getState()).toMatchObject({ isChanged: false, body: { title: 'Ny' } })
})

test('what is typed while a version is being saved stays, and is sent after it', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  const committed = editor.commit()
  await vi.advanceTimersByTimeAsync(REPLY_MS - 10)
  editor.setField('title', 'Nyare')
  editor.setField('slug', 'nyare')
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  await committed
  expect(editor.getState()).toMatchObject({ body: { title: 'Nyare', slug: 'nyare' }, isChanged: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.fields).toEqual({ title: { value: 'Nyare' }, slug: { value: 'nyare' } })
  expect(editor.getState().saveState).toBe('saved')
})

test('a version that a colleague’s save prevents is not saved, and the conflict is shown', async () => {
  const server = givenServer()
  const editor = server.open()
  const conflict = {
    field: 'title',
    base: { value: 'Kinoen' },
    mine: { value: 'Min' },
    theirs: { value: 'Hennar' },
  }
  server.conflicts = [conflict]
  editor.setField('title', 'Min')
  const committed = editor.commit().catch((error: CallError) => error.code)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await committed).toBe('content_conflict')
  expect(editor.getState()).toMatchObject({ conflicts: [conflict], saveState: 'saved', isChanged: true })
})

test('leaving a record saves a version of what was typed', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Ny')
  editor.stop()
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  expect(server.draftVersion).toBe(2)
  expect(server.fields).toEqual({ title: { value: 'Ny' } })
  expect(server.journal).toEqual({})
})

test('leaving a record that was only read saves nothing', async () => {
  const server = givenServer()
  server.open().stop()
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  expect(server.draftVersion).toBe(1)
})

test('a new record has nothing more to save after its first version', async () => {
  const server = givenServer()
  server.draftVersion = 0
  const editor = server.open({ draft: null })
  expect(editor.getState().isChanged).toBe(true)
  editor.setField('title', 'Ny')
  const committed = editor.commit()
  await vi.advanceTimersByTimeAsync(2 * REPLY_MS)
  await committed
  expect(editor.getState().isChanged).toBe(false)
})

test('leaving a record writes the journal at once and sends what is left', async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Halv')
  editor.stop()
  expect(server.journal).toEqual({ title: { value: 'Halv' } })
  await vi.advanceTimersByTimeAsync(REPLY_MS)
  expect(server.fields).toEqual({ title: { value: 'Halv' } })
  expect(server.journal).toEqual({})
})

describe('when a colleague has saved the same field', () => {
  async function givenConflict() {
    const server = givenServer()
    const editor = server.open()
    server.conflicts = [
      { field: 'title', base: { value: 'Før' }, mine: { value: 'Mi' }, theirs: { value: 'Deira' } },
    ]
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

test("the editor's own version is not read when it is announced, before or after the reply", async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Mi')
  const committed = editor.commit()
  await editor.checkDraft(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await committed).toBe(2)
  await editor.checkDraft(2)
  expect(server.readings).toBe(0)
  await editor.checkDraft(3)
  expect(server.readings).toBe(1)
})

test("a colleague's version that is announced during a commit is read after it", async () => {
  const server = givenServer()
  const editor = server.open()
  editor.setField('title', 'Mi')
  const committed = editor.commit()
  await editor.checkDraft(3)
  expect(server.readings).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  await committed
  expect(server.readings).toBe(1)
})

describe('when a colleague saves the open record', () => {
  const body = { id: 'a', title: 'Tittel', slug: 'tittel', author: 'Jon' }

  test('in another field, it is mentioned, and shown when the editor wants it', async () => {
    const server = givenServer()
    const editor = server.open()
    editor.setField('title', 'Mi')
    server.saveAsColleague(body)
    await editor.checkDraft()
    expect(editor.getState()).toMatchObject({
      body: { title: 'Mi' },
      news: { author: 'Jon', fields: ['author'], isShown: false },
      conflicts: [],
    })
    expect(editor.getState().body).not.toHaveProperty('author')
    editor.showNews()
    expect(editor.getState()).toMatchObject({
      body: { title: 'Mi', author: 'Jon' },
      news: { isShown: true },
    })
  })

  test('a save that is based on what the editor sees says so', async () => {
    const server = givenServer()
    const editor = server.open()
    server.saveAsColleague(body)
    await editor.checkDraft()
    editor.setField('title', 'Før')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.basedOn).toBe(1)
    editor.showNews()
    editor.setField('title', 'Etter')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.basedOn).toBe(2)
  })

  test('in the same field, both texts are there at once, and the choice also shows the rest', async () => {
    const server = givenServer()
    const editor = server.open()
    editor.setField('title', 'Mi')
    server.saveAsColleague({ ...body, title: 'Deira' })
    await editor.checkDraft()
    expect(editor.getState()).toMatchObject({
      body: { title: 'Mi' },
      conflicts: [{ field: 'title', mine: { value: 'Mi' }, theirs: { value: 'Deira' } }],
      theirs: { author: 'Jon' },
    })
    editor.resolve('title', 'mine')
    expect(editor.getState()).toMatchObject({ body: { title: 'Mi', author: 'Jon' }, conflicts: [] })
  })

  test('in the same field, what can be merged is merged, mentioned and saved, and the rest is asked', async () => {
    const server = givenServer()
    const editor = server.open({}, {}, ({ conflicts }) =>
      conflicts.some(({ field }) => field === 'slug') ? { slug: { value: 'begge' } } : {},
    )
    editor.setField('title', 'Mi')
    editor.setField('slug', 'mi')
    server.saveAsColleague({ ...body, title: 'Deira', slug: 'deira' })
    await editor.checkDraft()
    expect(editor.getState()).toMatchObject({
      body: { title: 'Mi', slug: 'begge' },
      conflicts: [{ field: 'title' }],
      news: { author: 'Jon', fields: ['author', 'slug'] },
    })
    editor.resolve('title', 'theirs')
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.getState()).toMatchObject({
      body: { title: 'Deira', slug: 'begge', author: 'Jon' },
      conflicts: [],
      saveState: 'saved',
    })
    expect(server.fields).toEqual({ slug: { value: 'begge' } })
    expect(server.basedOn).toBe(2)
  })

  test('with the same text, nothing is mentioned', async () => {
    const server = givenServer()
    const editor = server.open()
    editor.setField('title', 'Same')
    server.saveAsColleague({ id: 'a', title: 'Same', slug: 'tittel' })
    await editor.checkDraft()
    expect(editor.getState()).toMatchObject({ news: null, conflicts: [] })
  })

  test('the reply to a save is enough to find out', async () => {
    const server = givenServer()
    const editor = server.open()
    server.saveAsColleague(body)
    editor.setField('title', 'Mi')
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.getState().news).toMatchObject({ author: 'Jon', fields: ['author'] })
  })

  test('in fields that belong together, what is merged may change the field of the other too', async () => {
    const server = givenServer()
    const body = { id: 'a', template: 'rad', blocks: 'blokk' }
    const draft = { version: 1, body, author: 'Odd', savedAt: '2026-11-20T12:00:00Z' }
    const editor = server.open({ kind: 'page', draft }, {}, ({ conflicts }) => {
      expect(conflicts).toMatchObject([{ field: 'blocks', theirs: { value: 'blokk' } }])
      return { blocks: { value: 'to blokker' }, template: { value: 'rad, som er tilbake' } }
    })
    editor.setField('blocks', 'to blokker')
    server.saveAsColleague({ ...body, template: 'inga rad' })
    await editor.checkDraft()
    expect(editor.getState()).toMatchObject({
      body: { blocks: 'to blokker', template: 'rad, som er tilbake' },
      conflicts: [],
      news: { fields: ['template', 'blocks'] },
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.fields).toEqual({
      blocks: { value: 'to blokker' },
      template: { value: 'rad, som er tilbake' },
    })
    editor.stop()
  })

  test('a version with both is shown as it was merged', async () => {
    const server = givenServer()
    const editor = server.open()
    editor.setField('title', 'Mi')
    server.saveAsColleague(body)
    const committed = editor.commit()
    await vi.advanceTimersByTimeAsync(2 * REPLY_MS)
    expect(await committed).toBe(3)
    expect(editor.getState()).toMatchObject({
      body: { title: 'Mi', author: 'Jon' },
      news: { fields: ['author'], isShown: true },
      isChanged: false,
    })
  })

  test('a deletion is mentioned, and the text can be saved again whole', async () => {
    const server = givenServer()
    const editor = server.open()
    editor.setField('title', 'Mi')
    server.saveAsColleague(null)
    await editor.checkDraft()
    expect(editor.getState()).toMatchObject({
      deletedBy: { author: 'Jon' },
      conflicts: [],
      body: { title: 'Mi', slug: 'tittel' },
    })
    editor.restore()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.basedOn).toBe(2)
    expect(server.fields).toEqual({ title: { value: 'Mi' }, slug: { value: 'tittel' } })
    expect(editor.getState().deletedBy).toBeNull()
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
