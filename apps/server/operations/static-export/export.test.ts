import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { LayeredMap } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import type { ReleasePage } from '../../publishing/releases/release.ts'
import { listExportedFiles } from './exported-files.ts'
import { givenExporter, givenRelease, PAGES } from './test-export.ts'

const { folder, store, write } = await givenExporter()
const release = await givenRelease(store)
const listFiles = async (path: string) => (await readdir(path, { recursive: true })).sort()

test('every page is an HTML file whose URL needs no slash at its end', async () => {
  const out = join(folder, 'pages')
  const exported = await write(release, { to: out })
  expect(exported).toMatchObject({ pages: PAGES.length, problems: [] })
  for (const path of PAGES) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    expect(await readFile(join(out, name), 'utf8')).toContain(`<title>${path}</title>`)
  }
  expect(gunzipSync(await readFile(join(out, 'nyhende.html.gz'))).toString()).toContain('<title>/nyhende')
})

test('a redirect is a page that leads to its target, unless there is a page at its address', async () => {
  const out = join(folder, 'redirects')
  const redirects = [
    ...release.redirects,
    { source: '/nyhende', target: '/', permanent: true, isWritten: true },
    { source: '/spør', target: '/nyhende?a="1"&b=2', permanent: true, isWritten: true },
  ]
  await write({ ...release, redirects }, { to: out })
  const read = (name: string) => readFile(join(out, name), 'utf8')
  expect(await read('kort.html')).toContain('content="0; url=/article/kort-sagt."')
  expect(await read('gammal side.html')).toContain('content="0; url=/nyhende#siste"')
  expect(await read('ut.html')).toContain('href="https://elsewhere.example/$a?b=c"')
  expect(await read('spør.html')).toContain('content="0; url=/nyhende?a=&quot;1&quot;&amp;b=2"')
  expect(await read('nyhende.html')).toContain('<title>/nyhende</title>')
})

test('the export of a closed site has the closed page and no other page', async () => {
  const out = join(folder, 'closed')
  const hosting = { ...release.hosting, isPublished: false, isIndexed: false }
  const exported = await write({ ...release, hosting }, { to: out })
  expect(exported).toMatchObject({ isPublished: false, pages: 0, pictures: 0 })
  const names = (await listFiles(out)).filter((name) => !/\.(br|gz)$/.test(name))
  expect(names).toEqual([
    '404.html',
    'assets',
    'assets/app-1a2b.css',
    'index.html',
    'lerret-export.json',
    'robots.txt',
    'sw.js',
  ])
  // Static hosts show 404.html at every path that they do not find.
  for (const name of ['index.html', '404.html'])
    expect(await readFile(join(out, name), 'utf8')).toBe('<h1>Stengd</h1>')
})

test('an export replaces the previous one and reuses unchanged files', async () => {
  const out = join(folder, 'again')
  await write(release, { to: out })
  const picture = join(out, 'images', 'fjord')
  const unchangedFiles = [picture, join(out, 'assets', 'app-1a2b.css')]
  const longAgo = new Date('2020-01-01T00:00:00Z')
  for (const file of unchangedFiles) await utimes(file, longAgo, longAgo)
  await writeFile(picture, 'previously rendered')
  await utimes(picture, longAgo, longAgo)
  await write({ ...(await givenRelease(store, { text: 'second' })), redirects: [] }, { to: out })
  expect(await readFile(join(out, 'nyhende.html'), 'utf8')).toContain('<p>second</p>')
  expect(gunzipSync(await readFile(join(out, 'nyhende.html.gz'))).toString()).toContain('<p>second</p>')
  expect(await readdir(out)).not.toContain('kort.html')
  expect(await readFile(picture, 'utf8')).toBe('previously rendered')
  for (const file of unchangedFiles) expect((await stat(file)).mtime).toEqual(longAgo)
  expect((await readdir(folder)).filter((name) => name.startsWith('.again'))).toEqual([])
})

test('an export that fails leaves the previous one unchanged and no files of its own', async () => {
  const out = join(folder, 'failing')
  await write(release, { to: out })
  const before = await listFiles(out)
  const missing = { ...release, files: release.files.copy() }
  missing.files.set('/ny', { hash: 'ffff', type: 'text/html', immutable: false })
  await expect(write(missing, { to: out })).rejects.toThrow('ENOENT')
  expect(await listFiles(out)).toEqual(before)
  expect((await readdir(folder)).filter((name) => name.startsWith('.failing'))).toEqual([])
})

test('files left by an interrupted export are removed by the next', async () => {
  const out = join(folder, 'cut')
  await mkdir(join(folder, '.cut.00000000-0000-4000-8000-000000000000.half', 'x'), { recursive: true })
  await write(release, { to: out })
  expect((await readdir(folder)).filter((name) => name.startsWith('.cut'))).toEqual([])
})

test('a folder with other files in it is refused and not changed', async () => {
  const out = join(folder, 'somebody')
  await mkdir(out)
  await writeFile(join(out, 'thesis.txt'), 'years of work')
  await expect(write(release, { to: out })).rejects.toThrow('contains other files than an export')
  expect(await readdir(out)).toEqual(['thesis.txt'])
})

test('two paths with the same file name are refused, and so is a name that leads out of the folder', () => {
  const file = (hash: string) => ({ hash, type: 'text/html', immutable: false })
  const page = release.pages.get('/') as ReleasePage
  expect(() =>
    listExportedFiles({
      files: LayeredMap.fromObject({ '/': file('a'), '/index': file('b') }),
      pages: LayeredMap.fromObject({ '/': page, '/index': page }),
    }),
  ).toThrow('would both be the file index.html')
  expect(() =>
    listExportedFiles({ files: LayeredMap.fromObject({ '/a/../../b': file('a') }), pages: new LayeredMap() }),
  ).toThrow('cannot be the name')
})
