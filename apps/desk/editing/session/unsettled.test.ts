import { expect, test } from 'vitest'
import { listConflicts } from './select.ts'
import { createServer, open } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }

test('what is not settled yet stays based on the version before, and is found unsettled by the next session', async () => {
  const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } })
  const kari = await open(server, 'Kari', [ARTICLE])
  const jon = await open(server, 'Jon', [ARTICLE])
  kari.type('title', 'Mi')
  jon.type('title', 'Deira')
  await jon.ask('version')
  await kari.hear()
  kari.session.dispatch({ type: 'left' })
  await kari.timers.run()
  const second = await open(server, 'Kari', [ARTICLE])
  expect(listConflicts(second.session.getState(), second.rules)).toHaveLength(1)
  second.type('lead', 'Meir')
  await second.timers.run()
  const third = await open(server, 'Kari', [ARTICLE])
  expect(listConflicts(third.session.getState(), third.rules)).toHaveLength(1)
})
