import { leftBehindId } from '@lerret/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  concert,
  createTestContent,
  film,
  NOW,
  type Records,
  redirect,
  showing,
  site,
} from '../testing/test-records.ts'
import { createsRedirectLoop, resolveRedirects } from './redirects.ts'

const tableOf = (given: Records, paths: string[] = []) =>
  resolveRedirects({ content: createTestContent(given), paths: new Set(paths), now: NOW })

const redirects = (...pairs: [source: string, target: string, permanent?: boolean][]) => ({
  redirect: pairs.map(([source, target, permanent = true], index) =>
    redirect({ id: `r${index}`, source, target, permanent }),
  ),
})

describe('a redirect to another spelling of itself', () => {
  test.each([
    ['/a', '/a/'],
    ['/a', '/A'],
    ['/article/a', '/article-a'],
    ['/a', 'https://fjordheim.example/a?x'],
    ['/a', 'https://www.fjordheim.example/a'],
  ])('from %s to %s goes in a circle', (source, target) => {
    const house = site({ host: 'https://fjordheim.example', aliases: ['https://www.fjordheim.example'] })
    const { redirects: table, problems } = tableOf({ site: [house], ...redirects([source, target]) })
    expect(table).toEqual([])
    expect(problems.map(({ message }) => message)).toEqual(['redirect:r0: goes in a circle.'])
    expect(createsRedirectLoop(redirect({ source, target }), [], house)).toBe(true)
  })

  test('is none when a page has that spelling', () => {
    const { redirects: table, problems } = tableOf(redirects(['/stor', '/Stor']), ['/Stor'])
    expect(table.map(({ target }) => target)).toEqual(['/Stor'])
    expect(problems).toEqual([])
  })

  test('is none when it leads to another page of the house, by its whole address or not', () => {
    const house = site({ host: 'https://fjordheim.example' })
    const { redirects: table } = tableOf({
      site: [house],
      ...redirects(['/a', 'https://fjordheim.example/kino?x#y'], ['/b', 'https://elsewhere.example/b']),
    })
    expect(table.map(({ target }) => target)).toEqual(['/kino?x#y', 'https://elsewhere.example/b'])
  })
})

describe('a redirect that a page left behind', () => {
  const left = (source: string, target: string) => redirect({ id: leftBehindId(source), source, target })

  test('leads on, through others too, and browsers need not know of it beforehand', () => {
    const { redirects: table, problems } = tableOf({ redirect: [left('/a', '/b'), left('/b', '/c')] }, ['/c'])
    expect(table.map(({ source, target, isWritten }) => [source, target, isWritten])).toEqual([
      ['/a', '/c', false],
      ['/b', '/c', false],
    ])
    expect(problems).toEqual([])
  })

  test('gives way to a page and to what an editor wrote, and nobody is told', () => {
    const { redirects: table, problems } = tableOf(
      {
        redirect: [
          left('/a', '/b'),
          left('/c', '/d'),
          redirect({ id: 'written', source: '/c', target: '/kino' }),
        ],
      },
      ['/a'],
    )
    expect(table.map(({ source, target }) => [source, target])).toEqual([['/c', '/kino']])
    expect(problems).toEqual([])
  })
})

describe('a redirect', () => {
  test('is listed by source', () => {
    expect(tableOf(redirects(['/b', '/x'], ['/a', 'https://x.example', false])).redirects).toEqual([
      { source: '/a', target: 'https://x.example', permanent: false, isWritten: true },
      { source: '/b', target: '/x', permanent: true, isWritten: true },
    ])
  })

  test('that leads to another leads straight to the end, permanently if every step is', () => {
    const { redirects: table } = tableOf(redirects(['/a', '/b'], ['/b', '/c', false], ['/c', '/d']))
    expect(table).toEqual([
      { source: '/a', target: '/d', permanent: false, isWritten: true },
      { source: '/b', target: '/d', permanent: false, isWritten: true },
      { source: '/c', target: '/d', permanent: true, isWritten: true },
    ])
  })

  test('keeps query and hash on the way', () => {
    const { redirects: table } = tableOf(
      redirects(['/a', '/b?x=1#y'], ['/b', '/c'], ['/d', '/a'], ['/e', '/f?z'], ['/f', '/g?v']),
    )
    expect(table.map(({ source, target }) => [source, target])).toEqual([
      ['/a', '/c?x=1#y'],
      ['/b', '/c'],
      ['/d', '/c?x=1#y'],
      ['/e', '/g?v'],
      ['/f', '/g?v'],
    ])
  })

  test('leads on in the form that addresses carry, also through paths with punctuation', () => {
    const { redirects: table } = tableOf(
      redirects(['/a', '/før/etter: no'], ['/før/etter:-slik', '/b'], ['/c', '/f%C3%B8r/etter%3A-slik']),
    )
    expect(table.map(({ source, target }) => [source, target])).toEqual([
      ['/a', '/f%C3%B8r/etter%3A%20no'],
      ['/c', '/b'],
      ['/før/etter:-slik', '/b'],
    ])
  })

  test('that goes in a circle, or leads into one, is a problem and left out', () => {
    const { redirects: table, problems } = tableOf(
      redirects(['/a', '/b'], ['/b', '/a'], ['/c', '/a'], ['/d', '/x']),
    )
    expect(table.map(({ source }) => source)).toEqual(['/d'])
    expect(problems.map(({ record }) => record)).toEqual(['redirect:r0', 'redirect:r1', 'redirect:r2'])
    expect(problems[0]?.message).toBe('redirect:r0: goes in a circle.')
  })

  test('that leads to its own source, written otherwise, goes in a circle', () => {
    expect(tableOf(redirects(['/å', '/%C3%A5'])).redirects).toEqual([])
  })

  test('whose source is a page is a problem and left out', () => {
    const { redirects: table, problems } = tableOf(redirects(['/kino', '/x'], ['/a', '/kino']), ['/kino'])
    expect(table).toEqual([{ source: '/a', target: '/kino', permanent: true, isWritten: true }])
    expect(problems).toMatchObject([{ record: 'redirect:r0', path: '/kino', field: 'source' }])
  })

  test('with the source of another is a problem', () => {
    const { redirects: table, problems } = tableOf(redirects(['/a', '/x'], ['/a', '/y']))
    expect(table).toEqual([{ source: '/a', target: '/x', permanent: true, isWritten: true }])
    expect(problems[0]?.message).toBe('redirect:r1: redirect:r0 leads on from /a already.')
  })

  test('never leads to another redirect, whatever is written', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path)), fc.subarray(['/a', '/e']), (pairs, paths) => {
        const { redirects: table, problems } = tableOf(redirects(...pairs), paths)
        const sources = new Set(table.map(({ source }) => source))
        expect(sources.size).toBe(table.length)
        for (const { source, target } of table) {
          expect(sources.has(target)).toBe(false)
          expect(paths).not.toContain(source)
        }
        expect(table.length + problems.length).toBe(pairs.length)
      }),
    )
  })
})

describe('the bare slug of culture events', () => {
  const production = [
    concert({ id: 'a', pageReference: 'haustkonsert-aaaaaa' }),
    concert({ id: 'b', pageReference: 'haustkonsert-bbbbbb' }),
    concert({ id: 'c', pageReference: 'haustkonsert-cccccc' }),
    film(),
  ]
  const paths = ['/haustkonsert-aaaaaa', '/haustkonsert-bbbbbb', '/haustkonsert-cccccc']
  const on = (productionId: string, startsAt: string) =>
    showing({ id: `${productionId}${startsAt}`, productionId, startsAt })

  const targetOf = (...event: ReturnType<typeof on>[]) => tableOf({ production, event }, paths).redirects

  test('leads to the one that is on next', () => {
    const past = on('a', '2026-11-01T18:00:00Z')
    const table = targetOf(past, on('b', '2026-12-02T18:00:00Z'), on('c', '2026-12-01T18:00:00Z'))
    expect(table).toEqual([
      { source: '/haustkonsert', target: '/haustkonsert-cccccc', permanent: false, isWritten: false },
    ])
  })

  test('leads to the one that was on last when none is to come', () => {
    const table = targetOf(on('a', '2026-11-01T18:00:00Z'), on('b', '2026-11-02T18:00:00Z'))
    expect(table[0]?.target).toBe('/haustkonsert-bbbbbb')
  })

  test('leads somewhere also when none was ever on', () => {
    expect(targetOf()[0]?.target).toBe('/haustkonsert-aaaaaa')
  })

  test('yields to a page, and to what an editor wrote', () => {
    expect(tableOf({ production }, [...paths, '/haustkonsert']).redirects).toEqual([])
    const written = redirects(['/haustkonsert', '/kultur'])
    expect(tableOf({ production, ...written }, paths).redirects).toEqual([
      { source: '/haustkonsert', target: '/kultur', permanent: true, isWritten: true },
    ])
  })

  test('leads only to a page that is there', () => {
    expect(tableOf({ production }, []).redirects).toEqual([])
  })

  test('is part of a chain', () => {
    const { redirects: table } = tableOf({ production, ...redirects(['/gammal', '/haustkonsert']) }, paths)
    expect(table[0]).toEqual({
      source: '/gammal',
      target: '/haustkonsert-aaaaaa',
      permanent: false,
      isWritten: true,
    })
  })
})
