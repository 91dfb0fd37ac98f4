import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_HISTORY, type SheetAction, sheetReducer } from './sheet-history.ts'

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
