import { join } from 'node:path'
import { demoHouse } from '@lerret/demo'
import { listSiteRecords, type Media, pageDataPath, readSite, type ShellData, splitSite } from '@lerret/model'
import { LayeredMap } from '@lerret/page-engine'
import sharp from 'sharp'
import { createSafeContent } from '../../content/records/html/test-safe-content.ts'
import { getContentType } from '../../publishing/releases/content-type.ts'
import type { Release } from '../../publishing/releases/release.ts'
import { openReleaseStore, type ReleaseStore } from '../../publishing/releases/release-store.ts'
import { OPEN_HOSTING } from '../../publishing/releases/test-release.ts'
import { givenFolder } from '../../test-cleanup.ts'
import { writeExport } from './write-export.ts'

export const HOST = 'https://fjordheim.example'

export const MEDIA: Media = {
  id: 'fjord',
  fileName: 'fjord.png',
  mimeType: 'image/png',
  width: 1600,
  height: 900,
  alt: '',
  focalPoint: { x: 0.5, y: 0.5 },
}
const SIZES = [320, 640].map(
  (w) => `w=${w}&h=${(w * 9) / 16}&auto=compress&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.5`,
)
export const PICTURE = `/images/fjord?${SIZES[1]}`

export const PAGES = [
  ...[
    '/',
    '/nyhende',
    '/404',
    '/sok',
    '/article/kort-sagt.',
    '/article/før/etter:-"no"-100-%',
    '/article/a|b;c=$d&e{f}',
  ],
  ...['/article/ei-side.css', '/nosferatu-dxm-20220117', '/nei/../no', '/kva no?'],
  ...['/Om (oss)', '/om (oss)'],
].filter((path) => !path.includes('..'))

/** A small release with many kinds of difficult paths. */
export async function givenRelease(store: ReleaseStore, { text = 'first' } = {}): Promise<Release> {
  const images = `<img src="/images/fjord?${SIZES[0]?.replaceAll('&', '&amp;')}" srcset="${SIZES.map((size) => `/images/fjord?${size.replaceAll('&', '&amp;')} 1w`).join(', ')}"><meta content="${HOST}/images/fjord?w=1280&amp;h=720">`
  const page = (path: string) =>
    `<!doctype html><title>${path}</title>${path === '/' ? images : ''}<p>${text}</p>${'<p>Hei</p>'.repeat(300)}`
  const entries: [string, string, string?][] = [
    ...PAGES.map((path): [string, string] => [path, page(path)]),
    ...PAGES.map((path): [string, string] => [pageDataPath(path), JSON.stringify({ path })]),
    ['/404.html', page('/404'), 'text/html; charset=utf-8'],
    ['/assets/app-1a2b.css', `p{}${' '.repeat(2000)}`],
    ['/robots.txt', 'User-agent: *', 'text/plain; charset=utf-8'],
    ['/sw.js', '// worker', 'text/javascript; charset=utf-8'],
    ['/rss.xml', '<rss/>', 'application/rss+xml; charset=utf-8'],
    ['/program.ics', 'BEGIN:VCALENDAR', 'text/calendar; charset=utf-8'],
    ['/kalender/nosferatu-dxm-20220117.ics', 'BEGIN:VCALENDAR', 'text/calendar; charset=utf-8'],
    ['/manifest.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
  ]
  const files: Release['files'] = new LayeredMap()
  for (const [path, bytes, type] of entries)
    files.set(path, {
      hash: await store.writeFile(bytes),
      type: type ?? getContentType(path),
      immutable: path.startsWith('/assets/'),
    })
  return {
    id: `release-${text}`,
    revision: 1,
    renderer: 'test',
    frame: 'f',
    staleAt: null,
    files,
    hosting: OPEN_HOSTING,
    cache: {},
    madeAt: '2026-11-20T11:00:00.000Z',
    shell: {
      siteTitle: 'Fjordheim',
      htmlLang: 'nn',
      themeVariant: 'fjord',
      headerMenu: [{ path: '/Nyhende' }, { path: '/' }],
    } as unknown as ShellData,
    pages: LayeredMap.fromObject(
      Object.fromEntries(
        PAGES.map((path) => [
          path,
          {
            pageId: path,
            params: {},
            reads: { records: [], queries: [] },
            isSearch: false,
            staleAt: null,
            isLastGood: false,
          },
        ]),
      ),
    ),
    redirects: [
      { source: '/kort', target: '/article/kort-sagt.', permanent: false, isWritten: true },
      { source: '/gammal side', target: '/nyhende#siste', permanent: true, isWritten: true },
      { source: '/spurt', target: '/nyhende?side=2', permanent: true, isWritten: true },
      { source: '/UT', target: '/nyhende', permanent: true, isWritten: true },
      { source: '/OM (oss)', target: '/kva%20no%3F', permanent: true, isWritten: true },
      { source: '/ut', target: 'https://elsewhere.example/$a?b=c', permanent: false, isWritten: true },
    ],
  }
}

/** A folder for exports, a store for releases, and a function that exports a release. */
export async function givenExporter() {
  const folder = await givenFolder()
  const demo = demoHouse({ today: '2026-11-20', host: HOST, checkoutHost: 'https://checkout.example' })
  const site = readSite(demo.records)
  const content = createSafeContent([
    ...listSiteRecords(splitSite({ ...site, aliases: ['https://www.fjordheim.example'] })),
    { kind: 'media', record: MEDIA },
  ])
  const original = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const store = openReleaseStore(join(folder, 'store'))
  const out = join(folder, 'out')
  return {
    folder,
    store,
    out,
    write: (release: Release, { to = out, closedPage = '<h1>Stengd</h1>' } = {}) =>
      writeExport({
        out: to,
        release,
        store,
        content,
        closedPage,
        readMedia: async () => original,
      }),
  }
}
