import type { OpenedRecord } from '@lerret/api/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecordEditor } from '../../editing/record-editor/record-editor.ts'
import { openPageSession } from './page-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const emptyRecord = (kind: 'page' | 'block-data', id: string): OpenedRecord => ({
  kind,
  id,
  state: null,
  draft: null,
  stableVersion: null,
  plan: null,
  publicBody: null,
  workingCopy: null,
  problems: [],
})

/** A new page whose records are saved nowhere. */
async function givenSession() {
  const discarded: string[] = []
  const versions = new Map<string, number>()
  const session = await openPageSession({
    opened: { page: emptyRecord('page', 'page'), blockData: [] },
    openEditor: async (opened) => {
      const editor = createRecordEditor({
        opened,
        unsent: {},
        session: 'tab',
        save: async () => ({
          basedOn: 0,
          base: null,
          fields: {},
          conflicts: [],
          draftVersion: versions.get(opened.id) ?? 0,
          savedAt: '2026-11-20T12:00:00Z',
        }),
        commit: async () => {
          const version = (versions.get(opened.id) ?? 0) + 1
          versions.set(opened.id, version)
          return { version, isMerged: false }
        },
        readDraft: async () => null,
        writeJournal: () => {},
      })
      return { editor, close: () => editor.stop() }
    },
    openRecord: async (id) => emptyRecord('block-data', id),
    discard: async (id) => discarded.push(id),
    nameBlock: ({ component }) => component,
    now: Date.now,
  })
  const insert = (id: string, position = 0) =>
    session.run({
      type: 'insertBlock',
      id,
      component: 'contact',
      data: [{ id: `${id}-data`, component: 'contact', locale: 'nb', settings: { heading: '' } }],
      to: { row: 0, column: 0, position },
    })
  const heading = (id: string) => session.getState().document.blockData[`${id}-data`]?.settings.heading
  return { session, insert, heading, discarded }
}

describe('a page that is being built', () => {
  test('has what is typed in a new block at once, and after its data is saved', async () => {
    const { session, insert, heading } = await givenSession()
    insert('a')
    session.run({ type: 'setSettings', dataId: 'a-data', settings: { heading: 'Ein' } })
    expect(heading('a')).toBe('Ein')
    await vi.advanceTimersByTimeAsync(5000)
    expect(heading('a')).toBe('Ein')
    session.run({ type: 'setSettings', dataId: 'a-data', settings: { heading: 'To' } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(heading('a')).toBe('To')
    expect(session.getState().saveState).toBe('saved')
  })

  test('gives a copy back by undo and redo, and leaves the original alone', async () => {
    const { session, insert, heading } = await givenSession()
    insert('a')
    await vi.advanceTimersByTimeAsync(5000)
    session.run({ type: 'setSettings', dataId: 'a-data', settings: { heading: 'Ein' } })
    session.run({ type: 'duplicateBlock', id: 'a', newId: 'b', newDataIds: ['b-data'] })
    await vi.advanceTimersByTimeAsync(5000)
    session.undo()
    expect(session.getState().document.page.blocks.map(({ id }) => id)).toEqual(['a'])
    expect(heading('a')).toBe('Ein')
    session.redo()
    expect(heading('b')).toBe('Ein')
    session.undo()
    session.undo()
    expect(heading('a')).toBe('')
  })

  test('saves a version of the page and of the data of its blocks, the page first', async () => {
    const { session, insert } = await givenSession()
    insert('a')
    insert('b')
    await vi.advanceTimersByTimeAsync(5000)
    session.run({ type: 'removeBlock', id: 'b' })
    const saved = session.commit()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await saved).toEqual([
      { kind: 'page', id: 'page', version: 1 },
      { kind: 'block-data', id: 'a-data', version: 1 },
    ])
    session.markPublished()
    expect(await session.commit()).toEqual([])
  })

  test('has nothing to save after everything has been undone', async () => {
    const { session, insert } = await givenSession()
    insert('a')
    await vi.advanceTimersByTimeAsync(5000)
    const saved = session.commit()
    await vi.advanceTimersByTimeAsync(5000)
    await saved
    session.markPublished()
    expect(session.getState()).toMatchObject({ isChanged: false, isUnpublished: false })
    insert('b')
    session.run({ type: 'setSettings', dataId: 'a-data', settings: { heading: 'Ein' } })
    session.run({ type: 'setTitle', title: 'Ny' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.getState()).toMatchObject({ isChanged: true, isUnpublished: true })
    for (let step = 0; step < 3; step += 1) session.undo()
    expect(session.getState()).toMatchObject({ isChanged: false, isUnpublished: false })
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.getState()).toMatchObject({ isChanged: false, saveState: 'saved' })
  })

  test('gives up the data of blocks that were removed before they were saved', async () => {
    const { session, insert, discarded } = await givenSession()
    insert('a')
    await vi.advanceTimersByTimeAsync(5000)
    session.undo()
    session.close()
    expect(discarded).toEqual(['a-data'])
  })

  test('has the same document while only the state of saving changes', async () => {
    const { session, insert } = await givenSession()
    insert('first')
    await vi.advanceTimersByTimeAsync(0)
    const { document, saveState } = session.getState()
    await vi.advanceTimersByTimeAsync(5000)
    expect(session.getState().saveState).not.toBe(saveState)
    expect(session.getState().document).toBe(document)
  })
})
