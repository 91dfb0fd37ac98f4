import type { ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import type { Release, ReleasePage } from '../publishing/releases/release.ts'
import { exportedFiles } from './exported-files.ts'
import { headersFile, redirectsFile } from './host-files.ts'

const many = <Item>(count: number, item: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => item(number))

const givenRelease = ({ articles = 0, written = 0 }): Pick<Release, 'pages' | 'shell' | 'redirects'> => ({
  pages: LayeredMap.fromObject(
    Object.fromEntries(
      [
        ...['/nyhende', '/nosferatu-dxm-19220001'],
        ...many(articles, (number) => `/article/sak-${number}`),
      ].map((path) => [path, {} as ReleasePage]),
    ),
  ),
  shell: { headerMenu: [{ path: '/Nyhende' }] } as unknown as ShellData,
  redirects: many(written, (number) => ({
    ...{ source: `/kort-${number}`, target: '/nyhende', permanent: false, isWritten: true },
  })),
})

const linesOf = (text: string) => text.trim().split('\n')

test('what editors wrote comes first, then menus, then films, then articles', () => {
  expect(linesOf(redirectsFile(givenRelease({ articles: 1, written: 1 })))).toEqual([
    '/kort-0 /nyhende 302',
    '/Nyhende /nyhende 301',
    '/nosferatu-DXM19220001 /nosferatu-dxm-19220001 301',
    '/article-sak-0 /article/sak-0 301',
  ])
})

test('what follows from the content stops where hosts stop reading, and it says how many are left out', () => {
  const lines = linesOf(redirectsFile(givenRelease({ articles: 2500, written: 3 })))
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(2000)
  expect(lines.at(-1)).toMatch(/^# 505 more addresses/)
})

test('what editors wrote is listed however much it is', () => {
  const lines = linesOf(redirectsFile(givenRelease({ articles: 1, written: 2100 })))
  expect(lines.filter((line) => line.startsWith('/kort-'))).toHaveLength(2100)
  expect(lines.at(-1)).toMatch(/^# 3 more addresses/)
})

test('however many productions have calendars, hosts read all that is said of headers', () => {
  const calendar = { hash: 'a', type: 'text/calendar; charset=utf-8', immutable: false }
  const files = exportedFiles({
    files: LayeredMap.fromObject(
      Object.fromEntries([
        ['/program.ics', calendar],
        ...many(300, (number) => [`/kalender/film-${number}.ics`, calendar]),
      ]),
    ),
    pages: new LayeredMap(),
  })
  const text = headersFile(files, { 'x-frame-options': 'SAMEORIGIN' })
  expect(text).toContain('/kalender/*\n  content-type: text/calendar; charset=utf-8\n')
  expect(text).toContain('/program.ics\n  content-type: text/calendar; charset=utf-8\n')
  expect(linesOf(text).filter((line) => line.startsWith('/')).length).toBeLessThan(100)
})
