import { expect, test } from 'vitest'
import { mergeUnfinished } from './unfinished-work.ts'

const copy = {
  kind: 'article' as const,
  id: 'a',
  title: 'På tenaren',
  production: null,
  savedAt: '2026-11-20T12:00:00.000Z',
  isNew: false,
}
const entry = {
  person: 'amina@fjordheim.example',
  kind: 'article',
  id: 'b',
  session: 'fane',
  title: 'Berre her',
  fields: { title: { value: 'Berre her' } },
  base: {},
  basedOn: 1,
  writtenAt: Date.parse('2026-11-19T12:00:00Z'),
}
const week = { ...entry, kind: 'week', id: '2026-11-23', title: '' }

test('what is only in the browser comes first, then sheets, then working copies', () => {
  expect(mergeUnfinished([entry, week, { ...week, session: 'fane' }], [copy])).toMatchObject([
    { id: 'b', title: 'Berre her', isOnlyHere: true, writtenAt: '2026-11-19T12:00:00.000Z' },
    { type: 'week', firstDate: '2026-11-23' },
    { id: 'a', title: 'På tenaren', isOnlyHere: false },
  ])
})

test('a record that both have is listed once, as only here, with the title of the browser or else the server', () => {
  const [listed, ...others] = mergeUnfinished([{ ...entry, id: 'a' }], [copy])
  expect(listed).toMatchObject({ id: 'a', title: 'Berre her', isOnlyHere: true })
  expect(others).toEqual([])
  expect(mergeUnfinished([{ ...entry, id: 'a', title: '' }], [copy])).toMatchObject([{ title: 'På tenaren' }])
})

test('an unfinished showing has the title of its production', () => {
  const showing = { ...copy, kind: 'event' as const, title: 'Babykino', production: 'The Kid' }
  expect(mergeUnfinished([], [showing])).toMatchObject([{ title: 'The Kid, Babykino' }])
})
