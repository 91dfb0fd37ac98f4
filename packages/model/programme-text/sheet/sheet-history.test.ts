import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EMPTY_HISTORY,
  type SentEdits,
  type SheetAction,
  type SheetEdits,
  sheetReducer,
} from './sheet-history.ts'

const arbitraryKey = fc.constantFrom('a', 'b', 'c')
const arbitraryEdit: fc.Arbitrary<SheetAction> = fc
  .dictionary(arbitraryKey, fc.option(fc.constantFrom('', '18', '20.30')), { minKeys: 1 })
  .map((texts) => ({ type: 'edit', texts }))
const arbitraryAction: fc.Arbitrary<SheetAction> = fc.oneof(
  { weight: 3, arbitrary: arbitraryEdit },
  fc.constant<SheetAction>({ type: 'undo' }),
  fc.constant<SheetAction>({ type: 'redo' }),
)

test('undo restores exactly what was there, and redo what was undone', () => {
  fc.assert(
    fc.property(fc.array(arbitraryAction, { maxLength: 20 }), (actions) => {
      const states = [EMPTY_HISTORY]
      for (const action of actions) states.push(sheetReducer(states.at(-1) ?? EMPTY_HISTORY, action))
      const last = states.at(-1) ?? EMPTY_HISTORY
      let state = last
      const undone = [state.edits]
      while (state.past.length > 0) {
        state = sheetReducer(state, { type: 'undo' })
        undone.push(state.edits)
      }
      expect(state.edits).toEqual({})
      for (const edits of undone.slice(0, -1).reverse()) {
        state = sheetReducer(state, { type: 'redo' })
        expect(state.edits).toEqual(edits)
      }
      for (let step = last.future.length; step > 0; step--) state = sheetReducer(state, { type: 'undo' })
      expect(sheetReducer(EMPTY_HISTORY, { type: 'undo' })).toBe(EMPTY_HISTORY)
    }),
  )
})

test('an edit of several cells is undone at once', () => {
  const edited = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { a: '18', b: '20' } })
  expect(edited.edits).toEqual({ a: '18', b: '20' })
  expect(sheetReducer(edited, { type: 'undo' }).edits).toEqual({})
})

test('an edit that changes nothing is no step', () => {
  const edited = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { a: '18' } })
  expect(sheetReducer(edited, { type: 'edit', texts: { a: '18', b: null } })).toBe(edited)
})

test('a new edit drops what was undone', () => {
  let state = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { a: '18' } })
  state = sheetReducer(state, { type: 'undo' })
  state = sheetReducer(state, { type: 'edit', texts: { a: '19' } })
  expect(sheetReducer(state, { type: 'redo' })).toBe(state)
})

describe('a save', () => {
  const KEYS = ['a', 'b', 'c']
  const SAVED: SheetEdits = { a: '', b: '16', c: '' }
  /** The text of each cell. */
  const shown = (edits: SheetEdits, saved: SheetEdits) => KEYS.map((key) => edits[key] ?? saved[key])
  function run(actions: readonly SheetAction[], from = EMPTY_HISTORY) {
    const states = [from]
    for (const action of actions) states.push(sheetReducer(states.at(-1) ?? from, action))
    return states
  }
  const send = ({ edits, past }: typeof EMPTY_HISTORY, understood = Object.keys(edits)): SentEdits => ({
    edits,
    steps: past.length,
    former: Object.fromEntries(understood.map((key) => [key, SAVED[key] ?? ''])),
  })

  test('forgets what it saved, and neither changes a text nor undoes more than was typed since', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryAction, { maxLength: 8 }),
        fc.array(arbitraryAction, { maxLength: 8 }),
        fc.subarray(KEYS),
        (before, since, understood) => {
          const [sent, ...later] = run(since, run(before).at(-1)) as [typeof EMPTY_HISTORY]
          const last = later.at(-1) ?? sent
          const accepted = send(
            sent,
            understood.filter((key) => key in sent.edits),
          )
          const saved = {
            ...SAVED,
            ...Object.fromEntries(Object.keys(accepted.former).map((key) => [key, sent.edits[key]])),
          } as SheetEdits
          let state = sheetReducer(last, { type: 'saved', sent: accepted })
          expect(shown(state.edits, saved)).toEqual(shown(last.edits, SAVED))
          const visited = [sent, ...later].map(({ edits }) => shown(edits, SAVED).join())
          while (state.past.length > 0) {
            state = sheetReducer(state, { type: 'undo' })
            expect(visited).toContain(shown(state.edits, saved).join())
          }
        },
      ),
    )
  })

  test('leaves nothing when nothing was typed since', () => {
    const sent = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { a: '18' } })
    expect(sheetReducer(sent, { type: 'saved', sent: send(sent) })).toEqual(EMPTY_HISTORY)
  })

  test('leaves what was typed while it was under way, to be undone step by step', () => {
    const sent = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { a: '18' } })
    const [, , last] = run(
      [
        { type: 'edit', texts: { a: '18 20' } },
        { type: 'edit', texts: { c: '21' } },
      ],
      sent,
    )
    let state = sheetReducer(last as typeof sent, { type: 'saved', sent: send(sent) })
    expect(state.edits).toEqual({ a: '18 20', c: '21' })
    state = sheetReducer(state, { type: 'undo' })
    expect(state.edits).toEqual({ a: '18 20' })
    state = sheetReducer(state, { type: 'undo' })
    expect(state.edits).toEqual({})
    expect(state.past).toEqual([])
  })

  test('leaves a text that it did not save', () => {
    const sent = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { a: '18', b: '20 sall' } })
    const saved = sheetReducer(sent, { type: 'saved', sent: send(sent, ['a']) })
    expect(saved.edits).toEqual({ b: '20 sall' })
  })

  test('that was undone while it was under way leaves the cell as it was before', () => {
    const sent = sheetReducer(EMPTY_HISTORY, { type: 'edit', texts: { b: '18' } })
    const undone = sheetReducer(sent, { type: 'undo' })
    const saved = sheetReducer(undone, { type: 'saved', sent: send(sent) })
    expect(saved.edits).toEqual({ b: '16' })
    expect(sheetReducer(saved, { type: 'redo' }).edits).toEqual({})
  })
})
