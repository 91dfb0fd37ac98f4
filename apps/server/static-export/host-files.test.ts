import type { ShellData } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import type { Release, ReleasePage } from '../publishing/releases/release.ts'
import { listExportedFiles } from './exported-files.ts'
import { createHeadersFile, createRedirectsFile } from './host-files.ts'

const repeat = <Item>(count: number, create: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => create(number))

const givenRelease = ({ articles = 0, written = 0 }): Pick<Release, 'pages' | 'shell' | 'redirects'> => ({
  pages: LayeredMap.fromObject(
    Object.fromEntries(
      ['/nyhende', '/nosferatu-dxm-19220001', ...repeat(articles, (number) => `/article/sak-${number}`)].map(
        (path) => [path, {} as ReleasePage],
      ),
    ),
  ),
  shell: { headerMenu: [{ path: '/Nyhende' }] } as unknown as ShellData,
  redirects: repeat(written, (number) => ({
    source: `/kort-${number}`,
    target: '/nyhende',
    permanent: false,
    isWritten: true,
  })),
})

const splitLines = (text: string) => text.trim().split('\n')

test('editors’ redirects come first, then menus, then films, then articles', () => {
  expect(splitLines(createRedirectsFile(givenRelease({ articles: 1, written: 1 })))).toEqual([
    '/kort-0 /nyhende 302',
    '/Nyhende /nyhende 301',
    '/nosferatu-DXM19220001 /nosferatu-dxm-19220001 301',
    '/article-sak-0 /article/sak-0 301',
  ])
})

test('derived redirects stop at the limit, with a comment that counts those left out', () => {
  const lines = splitLines(createRedirectsFile(givenRelease({ articles: 2500, written: 3 })))
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(2000)
  expect(lines.at(-1)).toMatch(/^# 505 more redirects/)
})

test('an address with a language leads to the original where there is no translation, after all others', () => {
  const plain = givenRelease({ articles: 1, written: 1 })
  const pages = plain.pages.copy()
  pages.set('/en/news', {} as ReleasePage)
  pages.set('/en/nyhende', {} as ReleasePage)
  pages.set('/', {} as ReleasePage)
  const release = { ...plain, pages, translatedShells: { en: { shell: plain.shell, frame: 'a' } } }
  const lines = splitLines(createRedirectsFile(release))
  expect(lines.slice(-3)).toEqual([
    '/en/nosferatu-dxm-19220001 /nosferatu-dxm-19220001 302',
    '/en/article/sak-0 /article/sak-0 302',
    '/en / 302',
  ])
  expect(lines.join(' ')).not.toContain('/en/nyhende /nyhende 302')
  expect(splitLines(createRedirectsFile({ ...release, translatedShells: {} })).join(' ')).not.toContain(
    '/en/nosferatu',
  )
})

test('editors’ redirects are listed even beyond the limit', () => {
  const lines = splitLines(createRedirectsFile(givenRelease({ articles: 1, written: 2100 })))
  expect(lines.filter((line) => line.startsWith('/kort-'))).toHaveLength(2100)
  expect(lines.at(-1)).toMatch(/^# 3 more redirects/)
})

test('videos have rules of their own, which documents do not have without them', () => {
  const pdf = { path: '/documents/leige', type: 'application/pdf' }
  const video = { path: '/documents/trailer', type: 'video/mp4' }
  expect(createHeadersFile([], [pdf], {})).toContain('/documents/*\n  content-type: application/pdf\n')
  const text = createHeadersFile([], [pdf, video], {})
  expect(text).not.toContain('/documents/*')
  expect(text).toContain('/documents/leige\n  content-type: application/pdf\n')
  expect(text).toContain('/documents/trailer\n  content-type: video/mp4\n')
})

test('the number of header rules stays below the limit, however many productions have calendars', () => {
  const calendar = { hash: 'a', type: 'text/calendar; charset=utf-8', immutable: false }
  const files = listExportedFiles({
    files: LayeredMap.fromObject(
      Object.fromEntries([
        ['/program.ics', calendar],
        ...repeat(300, (number) => [`/kalender/film-${number}.ics`, calendar]),
      ]),
    ),
    pages: new LayeredMap(),
  })
  const text = createHeadersFile(files, [], { 'x-frame-options': 'SAMEORIGIN' })
  expect(text).toContain('/kalender/*\n  content-type: text/calendar; charset=utf-8\n')
  expect(text).toContain('/program.ics\n  content-type: text/calendar; charset=utf-8\n')
  expect(splitLines(text).filter((line) => line.startsWith('/')).length).toBeLessThan(100)
})
