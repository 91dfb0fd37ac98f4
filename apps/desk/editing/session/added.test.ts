import { describe, expect, test } from 'vitest'
import { bodyOf } from './records/record.ts'
import { isRemoved, removal } from './records/removal.ts'
import type { SessionRules } from './state/rules.ts'
import type { Edits, RecordState } from './state/state.ts'
import { createServer, open } from './test-sessions.ts'

const PAGE = { kind: 'page', id: 'p' }
const step = { label: 'Ny', field: null, at: 0 }
const rules: SessionRules = { merge: () => ({}), storing: 'nothing', hasAll: () => true }
/** The blocks that belong to the session are those that the page names. */
const pageRules: SessionRules = {
  ...rules,
  isIncluded: (name, records) => name === 'page p' || bodyOf(records['page p'] as RecordState).blocks === 'b',
}

async function givenAdded(edits: Edits, rules: SessionRules) {
  const server = createServer({ 'page p': { id: 'p', blocks: '' } })
  const kari = await open(server, 'Kari', [PAGE], { rules })
  kari.session.dispatch({ type: 'changed', edits, step })
  await kari.ask('version')
  const record = () => kari.session.getState().records['block b'] as RecordState
  return { ...kari, server, record }
}

describe('a record that was added in a step', () => {
  const added = { 'page p': { blocks: { value: 'b' } }, 'block b': { text: { value: 'Ein' } } }

  test('keeps its fields when the step is undone', async () => {
    const { session, server, body, ask } = await givenAdded(added, pageRules)
    session.dispatch({ type: 'undone' })
    expect(body().blocks).toBe('')
    await ask('version')
    expect(server.get('block', 'b').versions).toHaveLength(1)
    session.dispatch({ type: 'redone' })
    expect(body().blocks).toBe('b')
  })

  test('is not added again over what a colleague has made of it', async () => {
    const { session, server, record, hear, body } = await givenAdded(added, pageRules)
    session.dispatch({ type: 'undone' })
    server.get('block', 'b').versions.push({ body: { id: 'b', text: 'To' }, author: 'Jon' })
    await hear()
    session.dispatch({ type: 'redone' })
    expect(record().base.text).toBe('To')
    expect(record().mine).toEqual({})
    expect(body().blocks).toBe('')
  })

  test('is not changed by undo when a colleague has taken it away', async () => {
    const { session, server, record, hear } = await givenAdded(added, pageRules)
    const typed = { 'block b': { text: { value: 'To' } } }
    session.dispatch({ type: 'changed', edits: typed, step: { ...step, at: 1 } })
    server.get('page', 'p').versions.push({ body: { id: 'p', blocks: '' }, author: 'Jon' })
    await hear()
    session.dispatch({ type: 'undone' })
    expect(record().mine).toEqual({ text: { value: 'To' } })
    expect(session.getState().lastStep).toMatchObject({ type: 'ended' })
  })

  test('is removed when the step is undone, where records say that they are removed', async () => {
    const edits = { 'block b': { text: { value: 'Ein' }, ...removal(false) } }
    const { session, server, record, ask } = await givenAdded(edits, rules)
    session.dispatch({ type: 'undone' })
    expect(isRemoved(record())).toBe(true)
    session.dispatch({ type: 'redone' })
    expect(isRemoved(record())).toBe(false)
    session.dispatch({ type: 'undone' })
    await ask('version')
    expect(server.get('block', 'b').versions.at(-1)?.body).toBeNull()
  })
})
