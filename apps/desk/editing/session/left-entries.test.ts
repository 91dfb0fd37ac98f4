import { expect, test } from 'vitest'
import { bodyOf } from './records/record.ts'
import { openSession } from './session.ts'
import type { SessionRules } from './state/rules.ts'
import type { RecordState } from './state/state.ts'
import { createServer, createTimers, settle } from './test-sessions.ts'

/** Opens a session in a browser with what another one has left. */
async function openWith(
  rules: SessionRules,
  keys: readonly { kind: string; id: string }[],
  entry: { kind: string; id: string; fields: Record<string, { value: unknown }> },
) {
  const left = [{ ...entry, session: 'gone', title: '', base: {}, basedOn: 0 }]
  const forgotten: unknown[] = []
  const timers = createTimers()
  const session = openSession({
    id: 'next',
    keys,
    rules,
    transport: createServer({ 'settings site': { id: 'site', name: '' } }).transportOf('Kari'),
    timers,
    journal: {
      read: async () => left,
      write: () => {},
      forget: (entries) => void forgotten.push(...entries),
    },
  })
  await settle()
  await session.flush()
  await timers.run()
  return { session, forgotten }
}

test('what was left of other fields of a record stays in the journal', async () => {
  const rules: SessionRules = { merge: () => ({}), fields: ['name'], storing: 'working-copies' }
  const key = { kind: 'settings', id: 'site' }
  const { forgotten } = await openWith(rules, [key], { ...key, fields: { hint: { value: 'Søk' } } })
  expect(forgotten).toEqual([])
})

test('a new record that was left is found where all records of its kind are edited', async () => {
  const rules: SessionRules = {
    merge: () => ({}),
    hasAll: (kind) => kind === 'menu-item',
    storing: 'nothing',
  }
  const key = { kind: 'menu-item', id: 'new' }
  const { session } = await openWith(rules, [], { ...key, fields: { label: { value: 'Kafé' } } })
  const record = session.getState().records['menu-item new'] as RecordState
  expect(bodyOf(record)).toMatchObject({ label: 'Kafé' })
})
