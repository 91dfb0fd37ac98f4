import type { Presence } from '@lerret/api/contracts'
import { expect, test } from 'vitest'
import { createPresenceList, PRESENCE_LIFETIME_MS } from './presence.ts'

const amina: Presence = {
  tab: 'fane-1',
  personId: 'amina',
  name: 'Amina Berge',
  subject: { kind: 'article', id: 'a' },
  title: 'Levande orgel',
  isEditing: false,
}

test('a tab that is announced again is the same one', () => {
  const presence = createPresenceList(() => 0)
  expect(presence.add(amina)).toBe(true)
  expect(presence.add(amina)).toBe(false)
  expect(presence.add({ ...amina, isEditing: true })).toBe(true)
  expect(presence.list()).toEqual([{ ...amina, isEditing: true }])
})

test('a tab is forgotten when it has been silent for a minute', () => {
  let now = 0
  const presence = createPresenceList(() => now)
  presence.add(amina)
  now = PRESENCE_LIFETIME_MS - 1
  expect(presence.removeSilent()).toBe(false)
  presence.add({ ...amina, tab: 'fane-2' })
  now = PRESENCE_LIFETIME_MS
  expect(presence.removeSilent()).toBe(true)
  expect(presence.list()).toMatchObject([{ tab: 'fane-2' }])
})

test('a tab belongs to one person', () => {
  const presence = createPresenceList(() => 0)
  presence.add(amina)
  expect(presence.remove('jon', 'fane-1')).toBe(false)
  presence.add({ ...amina, personId: 'jon', name: 'Jon Eirik' })
  expect(presence.list()).toHaveLength(2)
})
