import { describe, expect, test } from 'vitest'
import { isRemoved, removal } from './records/removal.ts'
import type { Edits, RecordState } from './state/state.ts'
import { createServer, open } from './test-sessions.ts'

const PAGE = { kind: 'page', id: 'p' }
const step = { label: 'Ny', field: null, at: 0 }
const rules = { merge: () => ({}), storing: 'nothing' as const, hasAll: () => true }

async function givenAdded(edits: Edits) {
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
    const { session, server, body, ask } = await givenAdded(added)
    session.dispatch({ type: 'undone' })
    expect(body().blocks).toBe('')
    await ask('version')
    expect(server.get('block', 'b').versions).toHaveLength(1)
    session.dispatch({ type: 'redone' })
    expect(body().blocks).toBe('b')
  })

  test('is not added again over what a colleague has made of it', async () => {
    const { session, server, record, hear, body } = await givenAdded(added)
    session.dispatch({ type: 'undone' })
    server.get('block', 'b').versions.push({ body: { id: 'b', text: 'To' }, author: 'Jon' })
    await hear()
    session.dispatch({ type: 'redone' })
    expect(record().base.text).toBe('To')
    expect(record().mine).toEqual({})
    expect(body().blocks).toBe('')
  })

  test('is removed when the step is undone, where records say that they are removed', async () => {
    const edits = { 'block b': { text: { value: 'Ein' }, ...removal(false) } }
    const { session, server, record, ask } = await givenAdded(edits)
    session.dispatch({ type: 'undone' })
    expect(isRemoved(record())).toBe(true)
    session.dispatch({ type: 'redone' })
    expect(isRemoved(record())).toBe(false)
    session.dispatch({ type: 'undone' })
    await ask('version')
    expect(server.get('block', 'b').versions.at(-1)?.body).toBeNull()
  })
})
