import { describe, expect, test } from 'vitest'
import { bodyOf } from './records/record.ts'
import { listConflicts } from './select.ts'
import type { SessionRules } from './state/rules.ts'
import { createServer, open } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }
/** Two texts are joined. */
const joining = {
  merge: () => ({
    mergeField: (_: string, { mine, theirs }: { mine: unknown; theirs: unknown }) => ({
      base: theirs,
      mine: `${theirs} ${mine}`,
      conflicts: [],
    }),
  }),
  storing: 'working-copies' as const,
}
const givenServer = () => createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } })

describe('in two tabs of a person', () => {
  test('what was stored in both is given up only where it is the same', async () => {
    const server = givenServer()
    const first = await open(server, 'Kari', [ARTICLE])
    first.type('title', 'Ein')
    await first.timers.run()
    const second = await open(server, 'Kari', [ARTICLE])
    await first.ask('version')
    first.type('title', 'Ein to')
    await first.timers.run()
    await second.hear()
    await second.timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({ title: { value: 'Ein to' } })
  })

  test('a new record has what was typed in either, and what it begins with only where nothing was typed', async () => {
    const server = createServer({})
    const rules = {
      merge: () => ({}),
      initialBody: () => ({ title: '', lead: '' }),
      storing: 'working-copies' as const,
    }
    const first = await open(server, 'Kari', [ARTICLE], { rules })
    const second = await open(server, 'Kari', [ARTICLE], { rules })
    first.type('title', 'Ein')
    await first.timers.run()
    second.type('lead', 'To')
    await second.timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({
      title: { value: 'Ein' },
      lead: { value: 'To' },
    })
    await first.ask('version')
    await second.hear()
    expect(second.body()).toMatchObject({ title: 'Ein', lead: 'To' })
    expect(listConflicts(second.session.getState(), rules)).toEqual([])
  })

  test('what an earlier one has stored is given up when a later one saves something newer', async () => {
    const server = givenServer()
    const first = await open(server, 'Kari', [ARTICLE])
    first.type('title', 'Ein')
    await first.timers.run()
    const second = await open(server, 'Kari', [ARTICLE])
    second.type('title', 'To')
    await second.ask('version')
    // The server keeps what another session has stored.
    server.get('article', 'a').copies.set('Kari', { title: { value: 'Ein' } })
    await second.timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({})
  })

  test('what was added in one is not taken from it by being removed in the other', async () => {
    const server = createServer({ 'page p': { id: 'p', blocks: '' } })
    const rules: SessionRules = {
      merge: () => ({}),
      listRelated: ({ 'page p': page }) =>
        page && bodyOf(page).blocks === 'b' ? [{ kind: 'block', id: 'b' }] : [],
      isIncluded: (name, { 'page p': page }) => name === 'page p' || (!!page && bodyOf(page).blocks === 'b'),
      storing: 'working-copies',
    }
    const keys = [{ kind: 'page', id: 'p' }]
    const first = await open(server, 'Kari', keys, { rules })
    const edits = { 'page p': { blocks: { value: 'b' } }, 'block b': { text: { value: 'Ein' } } }
    first.session.dispatch({ type: 'changed', edits })
    await first.timers.run()
    const second = await open(server, 'Kari', keys, { rules })
    second.type('blocks', '')
    await second.timers.run()
    expect(server.get('block', 'b').copies.get('Kari')).toEqual({ text: { value: 'Ein' } })
  })

  test('what a tab only merges is not stored over what the other tab stores', async () => {
    const server = givenServer()
    const first = await open(server, 'Kari', [ARTICLE], { rules: joining })
    first.type('title', 'Ein')
    await first.timers.run()
    server.get('article', 'a').versions.push({ body: { id: 'a', title: 'Deira' }, author: 'Jon' })
    const second = await open(server, 'Kari', [ARTICLE], { rules: joining })
    expect(second.body().title).toBe('Deira Ein')
    first.type('title', 'Ein to')
    await first.timers.run()
    second.type('lead', 'Ingress')
    await second.timers.run()
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({
      title: { value: 'Ein to' },
      lead: { value: 'Ingress' },
    })
  })

  test('a colleague’s text is merged into what was stored last, also by the other tab', async () => {
    const server = givenServer()
    const first = await open(server, 'Kari', [ARTICLE], { rules: joining })
    first.type('title', 'Ein')
    await first.timers.run()
    const second = await open(server, 'Kari', [ARTICLE], { rules: joining })
    first.type('title', 'Ein to')
    await first.timers.run()
    server.get('article', 'a').versions.push({ body: { id: 'a', title: 'Deira' }, author: 'Jon' })
    await second.hear()
    await second.timers.run()
    expect(second.body().title).toBe('Deira Ein to')
    expect(server.get('article', 'a').copies.get('Kari')).toEqual({ title: { value: 'Ein to' } })
  })
})
