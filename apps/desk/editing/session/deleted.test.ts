import { describe, expect, test } from 'vitest'
import { createServer, open } from './test-sessions.ts'

const ARTICLE = { kind: 'article', id: 'a' }

describe('a record that a colleague has deleted', () => {
  test('is not saved with some of its fields; it is saved again as a whole when that is asked for', async () => {
    const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino', lead: 'Kvar fredag' } })
    const { versions } = server.get('article', 'a')
    const { type, ask, hear, session } = await open(server, 'Kari', [ARTICLE])
    type('title', 'Ny')
    versions.push({ body: null, author: 'Jon' })
    expect(await ask('version')).toMatchObject({ type: 'conflict' })
    await hear()
    expect(await ask('publish')).toMatchObject({ type: 'conflict' })
    expect(versions).toHaveLength(2)
    session.dispatch({ type: 'restored', record: 'article a' })
    await ask('version')
    expect(versions.at(-1)?.body).toEqual({ id: 'a', title: 'Ny', lead: 'Kvar fredag' })
  })

  test('says so while its title is being typed, which stays as it is', async () => {
    const server = createServer({ 'article a': { id: 'a', title: 'Vaffelkino' } })
    const { type, hear, record, session } = await open(server, 'Kari', [ARTICLE])
    type('title', 'Vaffelkino kvar fredag')
    server.get('article', 'a').versions.push({ body: null, author: 'Jon' })
    await hear()
    expect(session.getState().typing).toMatchObject({ field: 'title' })
    expect(record()).toMatchObject({ phase: 'deleted', mine: { title: { value: 'Vaffelkino kvar fredag' } } })
  })
})
