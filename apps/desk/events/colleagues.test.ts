import type { Presence } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { findPeopleHere } from './colleagues.ts'

const subject = { kind: 'article' as const, id: 'a' }
const me = { personId: 'amina', tab: 'fane-1' }
const presence = (personId: string, tab: string, changes: Partial<Presence> = {}): Presence => ({
  tab,
  personId,
  name: personId,
  subject,
  title: '',
  isEditing: false,
  ...changes,
})

test('colleagues are named once, those who edit first, and others’ records do not count', () => {
  const people = [
    presence('amina', 'fane-1'),
    presence('sigrid', 'x'),
    presence('jon', 'y'),
    presence('jon', 'z', { isEditing: true }),
    presence('odd', 'v', { subject: { kind: 'article', id: 'b' } }),
  ]
  expect(findPeopleHere(people, subject, me)).toEqual({
    colleagues: [
      { personId: 'jon', name: 'jon', isEditing: true },
      { personId: 'sigrid', name: 'sigrid', isEditing: false },
    ],
    isInOtherTab: false,
  })
})

test('one’s own other tab is not a colleague', () => {
  expect(findPeopleHere([presence('amina', 'fane-1'), presence('amina', 'fane-2')], subject, me)).toEqual({
    colleagues: [],
    isInOtherTab: true,
  })
})
