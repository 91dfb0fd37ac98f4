import type { Redirect } from '@lerret/model'
import { expect, test } from 'vitest'
import { article, film, page } from '../../../../../packages/page-engine/testing/test-records.ts'
import { givenDatabase } from '../../../platform/db/test-database.ts'
import { unpublish } from '../store/publish-versions.ts'
import { readAllStable } from '../store/read-records.ts'
import { saveAndPublish } from '../store/test-save.ts'

const db = await givenDatabase()

let next = 0
/** A new article for each test, to be published under one slug after the other. */
function givenArticle() {
  next += 1
  const id = `00000000-0000-4000-8000-${String(next).padStart(12, '0')}`
  return {
    id,
    publishAs: (slug: string) => saveAndPublish(db, 'article', article({ id, slug: `${slug}-${next}` })),
    path: (slug: string) => `/article/${slug}-${next}`,
  }
}

/** The public redirect from a path. */
async function findRedirect(source: string): Promise<Partial<Redirect> | undefined> {
  const stable = await readAllStable(db)
  const redirects = stable.filter(({ kind }) => kind === 'redirect').map(({ body }) => body as Redirect)
  return redirects.find((redirect) => redirect.source === source)
}

test('an article with a new slug gets a permanent redirect from its old path', async () => {
  const { publishAs, path } = givenArticle()
  await publishAs('vaflar')
  await publishAs('vafler')
  expect(await findRedirect(path('vaflar'))).toMatchObject({ target: path('vafler'), permanent: true })
  expect(await findRedirect(path('vafler'))).toBeUndefined()
})

test('a film or page with a new path gets a redirect from its old path', async () => {
  await saveAndPublish(db, 'production', film({ parentSlug: 'metropolis-dxm-20220117' }))
  await saveAndPublish(db, 'production', film({ parentSlug: 'metropolis-1927-dxm-20220117' }))
  expect(await findRedirect('/metropolis-dxm-20220117')).toMatchObject({
    target: '/metropolis-1927-dxm-20220117',
  })
  await saveAndPublish(db, 'page', page({ id: 'rent', path: '/leige' }))
  await saveAndPublish(db, 'page', page({ id: 'rent', path: '/leige-av-sal' }))
  expect(await findRedirect('/leige')).toMatchObject({ target: '/leige-av-sal' })
})

test('the target of the redirect is encoded like links', async () => {
  const { publishAs, path } = givenArticle()
  await publishAs('quiz')
  await publishAs('quiz:-kven-veit?')
  expect(await findRedirect(path('quiz'))).toMatchObject({ target: `/article/quiz%3A-kven-veit%3F-${next}` })
})

test('an article that returns to its old path loses the redirect from it', async () => {
  const { publishAs, path } = givenArticle()
  for (const slug of ['vaflar', 'vafler', 'vaflar']) await publishAs(slug)
  expect(await findRedirect(path('vaflar'))).toBeUndefined()
  expect(await findRedirect(path('vafler'))).toMatchObject({ target: path('vaflar') })
  await publishAs('vafler')
  expect(await findRedirect(path('vaflar'))).toMatchObject({ target: path('vafler') })
})

test('an article that was unpublished in between gets a redirect from its old path too', async () => {
  const { id, publishAs, path } = givenArticle()
  await publishAs('vaflar')
  await unpublish(db, { kind: 'article', id, author: 'Sigrid' })
  await publishAs('vafler')
  expect(await findRedirect(path('vaflar'))).toMatchObject({ target: path('vafler') })
})

test('a page with path parameters gets no redirect', async () => {
  await saveAndPublish(db, 'page', page({ id: 'family', path: '/sak/{article}' }))
  await saveAndPublish(db, 'page', page({ id: 'family', path: '/saker/{article}' }))
  expect(await findRedirect('/sak/{article}')).toBeUndefined()
})
