import { AUDIT_ACTIONS } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { AUDIT_ACTION_LABELS, type AuditEntry, describeEntry } from './sentences.ts'

const entry: AuditEntry = {
  id: 1,
  at: '2026-11-16T12:00:00.000Z',
  personId: '00000000-0000-4000-8000-000000000001',
  personName: 'Kari',
  action: 'signed_in',
  record: null,
  recordTitle: null,
  details: {},
}

test('every action of the log has a sentence and can be filtered by', () => {
  expect(AUDIT_ACTION_LABELS.map(([action]) => action).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted())
})

test('a sentence has the record, the person and the role that the action was about', () => {
  expect(describeEntry({ ...entry, action: 'record_published', recordTitle: 'Levande orgel' })).toBe(
    'publiserte Levande orgel',
  )
  expect(
    describeEntry({ ...entry, action: 'staff_role_changed', details: { name: 'Ola', role: 'editor' } }),
  ).toBe('gjorde Ola til redaktør')
})

test('a record that is gone, and an action that is not known yet, are still shown', () => {
  expect(describeEntry({ ...entry, action: 'record_deleted' })).toBe('sletta noko som er borte')
  expect(describeEntry({ ...entry, action: 'future_action' })).toBe('future_action')
})
