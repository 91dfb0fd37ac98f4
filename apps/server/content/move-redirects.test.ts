import type { ContentByKind, ContentKind, Redirect } from '@lerret/model'
import { expect, test } from 'vitest'
import { article, film, page } from '../../../packages/page-engine/testing/test-records.ts'
import { givenDatabase } from '../db/test-database.ts'
import { findDraft, publishDraft, readAllStable, saveDraft, unpublish } from './store.ts'

const db = await givenDatabase()

async function publish<Kind extends ContentKind>(kind: Kind, body: ContentByKind[Kind]) {
  const { id } = body
  const basedOn = (await findDraft(db, kind, id))?.version ?? 0
  await saveDraft(db, { kind, id, author: 'Sigrid', basedOn, body })
  await publishDraft(db, { kind, id, author: 'Sigrid' })
}

let next = 0
/** An article of its own for each test, that is published under one slug after the other. */
function givenArticle() {
  next += 1
  const id = `00000000-0000-4000-8000-${String(next).padStart(12, '0')}`
  return {
    id,
    publishAs: (slug: string) => publish('article', article({ id, slug: `${slug}-${next}` })),
    path: (slug: string) => `/article/${slug}-${next}`,
  }
}

/** Where those who come to an address are led. */
async function leadsTo(source: string): Promise<Partial<Redirect> | undefined> {
  const stable = await readAllStable(db)
  const redirects = stable.filter(({ kind }) => kind === 'redirect').map(({ body }) => body as Redirect)
  return redirects.find((redirect) => redirect.source === source)
}

test('an article that gets another slug is found at its old address, for good', async () => {
  const { publishAs, path } = givenArticle()
  await publishAs('vaflar')
  await publishAs('vafler')
  expect(await leadsTo(path('vaflar'))).toMatchObject({ target: path('vafler'), permanent: true })
  expect(await leadsTo(path('vafler'))).toBeUndefined()
})

test('so is a film, and a page', async () => {
  await publish('production', film({ parentSlug: 'metropolis-dxm-20220117' }))
  await publish('production', film({ parentSlug: 'metropolis-1927-dxm-20220117' }))
  expect(await leadsTo('/metropolis-dxm-20220117')).toMatchObject({ target: '/metropolis-1927-dxm-20220117' })
  await publish('page', page({ id: 'rent', path: '/leige' }))
  await publish('page', page({ id: 'rent', path: '/leige-av-sal' }))
  expect(await leadsTo('/leige')).toMatchObject({ target: '/leige-av-sal' })
})

test('a slug with signs is led to as links write it', async () => {
  const { publishAs, path } = givenArticle()
  await publishAs('quiz')
  await publishAs('quiz:-kven-veit?')
  expect(await leadsTo(path('quiz'))).toMatchObject({ target: `/article/quiz%3A-kven-veit%3F-${next}` })
})

test('an article that goes back to its old address leads there from the other, and not away from it', async () => {
  const { publishAs, path } = givenArticle()
  for (const slug of ['vaflar', 'vafler', 'vaflar']) await publishAs(slug)
  expect(await leadsTo(path('vaflar'))).toBeUndefined()
  expect(await leadsTo(path('vafler'))).toMatchObject({ target: path('vaflar') })
  await publishAs('vafler')
  expect(await leadsTo(path('vaflar'))).toMatchObject({ target: path('vafler') })
})

test('one that was taken off the site meanwhile is found at its old address too', async () => {
  const { id, publishAs, path } = givenArticle()
  await publishAs('vaflar')
  await unpublish(db, { kind: 'article', id, author: 'Sigrid' })
  await publishAs('vafler')
  expect(await leadsTo(path('vaflar'))).toMatchObject({ target: path('vafler') })
})

test('a page that stands for many leaves nothing behind: its address is none', async () => {
  await publish('page', page({ id: 'family', path: '/sak/{article}' }))
  await publish('page', page({ id: 'family', path: '/saker/{article}' }))
  expect(await leadsTo('/sak/{article}')).toBeUndefined()
})
