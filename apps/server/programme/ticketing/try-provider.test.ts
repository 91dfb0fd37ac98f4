import { NYNORSK } from '@lerret/words/all'
import { expect, test } from 'vitest'
import { createProviderFetch } from './provider/provider-fetch.ts'
import { givenProvider, soldShowing, toFeed } from './provider/test-provider.ts'
import { tryProvider } from './try-provider.ts'

async function givenTry() {
  const provider = await givenProvider()
  const run = (origin = provider.url) =>
    tryProvider(
      { venueId: 'fjordheim', feed: { kind: 'event-feed', url: `${provider.url}/fjordheim/events.json` } },
      {
        fetch: createProviderFetch([provider.url]),
        key: { token: 'loyndom', origin },
        trustedOrigins: [provider.url],
      },
      { words: NYNORSK, now: new Date('2026-11-20T12:00:00Z') },
    )
  return { provider, run }
}

test('a provider that answers is shown with its next three showings', async () => {
  const { provider, run } = await givenTry()
  const at = (id: string, startsAt: string) => soldShowing(id, { startsAt, endsAt: startsAt })
  provider.replyJson(
    toFeed([
      at('late', '2026-11-25T18:00:00.000Z'),
      at('past', '2026-11-19T18:00:00.000Z'),
      at('first', '2026-11-20T18:00:00.000Z'),
      at('second', '2026-11-21T18:00:00.000Z'),
      at('third', '2026-11-22T18:00:00.000Z'),
    ]),
  )
  const { problem, showings, next } = await run()
  expect(problem).toBeNull()
  expect(showings).toBe(5)
  expect(next.map(({ title, startsAt }) => `${title} ${startsAt.slice(0, 10)}`)).toEqual([
    'Nosferatu 2026-11-20',
    'Nosferatu 2026-11-21',
    'Nosferatu 2026-11-22',
  ])
})

test('what is wrong is said in the words of the house, also that the key is for another provider', async () => {
  const { provider, run } = await givenTry()
  provider.replyWith((_request, reply) => reply.writeHead(500).end())
  expect((await run()).problem).toContain(provider.url)
  provider.replyJson(toFeed([]))
  const { problem, next } = await run('https://elsewhere.example')
  expect(problem).toContain(provider.url)
  expect(next).toEqual([])
})
