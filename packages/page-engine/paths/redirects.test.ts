import { automaticRedirectId } from '@lerret/model'
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

const resolveTable = (records: Records, paths: string[] = []) =>
  resolveRedirects({ content: createTestContent(records), paths: new Set(paths), now: NOW })

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
  ])('from %s to %s is a loop', (source, target) => {
    const siteConfig = site({ host: 'https://fjordheim.example', aliases: ['https://www.fjordheim.example'] })
    const { redirects: table, problems } = resolveTable({
      site: [siteConfig],
      ...redirects([source, target]),
    })
    expect(table).toEqual([])
    expect(problems.map(({ message }) => message)).toEqual(['redirect:r0: goes in a circle.'])
    expect(createsRedirectLoop(redirect({ source, target }), [], siteConfig)).toBe(true)
  })

  test('is allowed when a page has that spelling', () => {
    const { redirects: table, problems } = resolveTable(redirects(['/stor', '/Stor']), ['/Stor'])
    expect(table.map(({ target }) => target)).toEqual(['/Stor'])
    expect(problems).toEqual([])
  })

  test('is allowed when a page has the path without the slash at the end', () => {
    const { redirects: table, problems } = resolveTable(redirects(['/Stor', '/stor/']), ['/stor'])
    expect(table.map(({ target }) => target)).toEqual(['/stor/'])
    expect(problems).toEqual([])
  })

  test('is not assumed for another page of the site or another host', () => {
    const siteConfig = site({ host: 'https://fjordheim.example' })
    const { redirects: table } = resolveTable({
      site: [siteConfig],
      ...redirects(['/a', 'https://fjordheim.example/kino?x#y'], ['/b', 'https://elsewhere.example/b']),
    })
    expect(table.map(({ target }) => target)).toEqual(['/kino?x#y', 'https://elsewhere.example/b'])
  })
})

describe('an automatic redirect of a moved page', () => {
  const automatic = (source: string, target: string) =>
    redirect({ id: automaticRedirectId(source), source, target })

  test('leads to the final target through others, and is not marked as written by an editor', () => {
    const { redirects: table, problems } = resolveTable(
      { redirect: [automatic('/a', '/b'), automatic('/b', '/c')] },
      ['/c'],
    )
    expect(table.map(({ source, target, isWritten }) => [source, target, isWritten])).toEqual([
      ['/a', '/c', false],
      ['/b', '/c', false],
    ])
    expect(problems).toEqual([])
  })

  test('is left out without a problem where a page or an editor has the source', () => {
    const { redirects: table, problems } = resolveTable(
      {
        redirect: [
          automatic('/a', '/b'),
          automatic('/c', '/d'),
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
  test('is sorted by source', () => {
    expect(resolveTable(redirects(['/b', '/x'], ['/a', 'https://x.example', false])).redirects).toEqual([
      { source: '/a', target: 'https://x.example', permanent: false, isWritten: true },
      { source: '/b', target: '/x', permanent: true, isWritten: true },
    ])
  })

  test('to another redirect leads to the final target, permanently if every step is permanent', () => {
    const { redirects: table } = resolveTable(redirects(['/a', '/b'], ['/b', '/c', false], ['/c', '/d']))
    expect(table).toEqual([
      { source: '/a', target: '/d', permanent: false, isWritten: true },
      { source: '/b', target: '/d', permanent: false, isWritten: true },
      { source: '/c', target: '/d', permanent: true, isWritten: true },
    ])
  })

  test('passes query and hash on through a chain', () => {
    const { redirects: table } = resolveTable(
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

  test('has an encoded target, also through paths with punctuation', () => {
    const { redirects: table } = resolveTable(
      redirects(['/a', '/før/etter: no'], ['/før/etter:-slik', '/b'], ['/c', '/f%C3%B8r/etter%3A-slik']),
    )
    expect(table.map(({ source, target }) => [source, target])).toEqual([
      ['/a', '/f%C3%B8r/etter%3A%20no'],
      ['/c', '/b'],
      ['/før/etter:-slik', '/b'],
    ])
  })

  test('that is part of a loop or leads into one is a problem and left out', () => {
    const { redirects: table, problems } = resolveTable(
      redirects(['/a', '/b'], ['/b', '/a'], ['/c', '/a'], ['/d', '/x']),
    )
    expect(table.map(({ source }) => source)).toEqual(['/d'])
    expect(problems.map(({ record }) => record)).toEqual(['redirect:r0', 'redirect:r1', 'redirect:r2'])
    expect(problems[0]?.message).toBe('redirect:r0: goes in a circle.')
  })

  test('to its own source in encoded form is a loop', () => {
    expect(resolveTable(redirects(['/å', '/%C3%A5'])).redirects).toEqual([])
  })

  test('whose source is a page is a problem and left out', () => {
    const { redirects: table, problems } = resolveTable(redirects(['/kino', '/x'], ['/a', '/kino']), [
      '/kino',
    ])
    expect(table).toEqual([{ source: '/a', target: '/kino', permanent: true, isWritten: true }])
    expect(problems).toMatchObject([{ record: 'redirect:r0', path: '/kino', field: 'source' }])
  })

  test('with the same source as another is a problem', () => {
    const { redirects: table, problems } = resolveTable(redirects(['/a', '/x'], ['/a', '/y']))
    expect(table).toEqual([{ source: '/a', target: '/x', permanent: true, isWritten: true }])
    expect(problems[0]?.message).toBe('redirect:r1: redirect:r0 leads on from /a already.')
  })

  test('never leads to another redirect, for any redirects', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path)), fc.subarray(['/a', '/e']), (pairs, paths) => {
        const { redirects: table, problems } = resolveTable(redirects(...pairs), paths)
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

describe('the short path of culture events', () => {
  const production = [
    concert({ id: 'a', pageReference: 'haustkonsert-aaaaaa' }),
    concert({ id: 'b', pageReference: 'haustkonsert-bbbbbb' }),
    concert({ id: 'c', pageReference: 'haustkonsert-cccccc' }),
    film(),
  ]
  const paths = ['/haustkonsert-aaaaaa', '/haustkonsert-bbbbbb', '/haustkonsert-cccccc']
  const on = (productionId: string, startsAt: string) =>
    showing({ id: `${productionId}${startsAt}`, productionId, startsAt })

  const resolveSlugRedirects = (...event: ReturnType<typeof on>[]) =>
    resolveTable({ production, event }, paths).redirects

  test('leads to the event that is shown next', () => {
    const past = on('a', '2026-11-01T18:00:00Z')
    const table = resolveSlugRedirects(past, on('b', '2026-12-02T18:00:00Z'), on('c', '2026-12-01T18:00:00Z'))
    expect(table).toEqual([
      { source: '/haustkonsert', target: '/haustkonsert-cccccc', permanent: false, isWritten: false },
    ])
  })

  test('leads to the event that was shown last when none is upcoming', () => {
    const table = resolveSlugRedirects(on('a', '2026-11-01T18:00:00Z'), on('b', '2026-11-02T18:00:00Z'))
    expect(table[0]?.target).toBe('/haustkonsert-bbbbbb')
  })

  test('leads to one of the events when none has showings', () => {
    expect(resolveSlugRedirects()[0]?.target).toBe('/haustkonsert-aaaaaa')
  })

  test('is left out where a page or an editor has the path', () => {
    expect(resolveTable({ production }, [...paths, '/haustkonsert']).redirects).toEqual([])
    const written = redirects(['/haustkonsert', '/kultur'])
    expect(resolveTable({ production, ...written }, paths).redirects).toEqual([
      { source: '/haustkonsert', target: '/kultur', permanent: true, isWritten: true },
    ])
  })

  test('leads only to a page that exists', () => {
    expect(resolveTable({ production }, []).redirects).toEqual([])
  })

  test('may be part of a chain', () => {
    const { redirects: table } = resolveTable(
      { production, ...redirects(['/gammal', '/haustkonsert']) },
      paths,
    )
    expect(table[0]).toEqual({
      source: '/gammal',
      target: '/haustkonsert-aaaaaa',
      permanent: false,
      isWritten: true,
    })
  })
})
