import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) })

const pages = [...list('*.md'), ...list('{docs,packaging}/**/*.md')]
const links = pages.flatMap(listLinks)

interface Link {
  from: string
  /** The link as it is written in the page. */
  href: string
  /** Path from the root of the repository. */
  file: string
  heading: string
}

/** Links and pictures of a page that lead to a file of the repository. */
function listLinks(from: string): Link[] {
  const found = read(from).matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)
  return Array.from(found, ([, inText, inHtml]) => inText ?? inHtml ?? '')
    .filter((href) => !/^[a-z]+:/.test(href))
    .map((href) => {
      const [path = '', heading = ''] = href.split('#')
      return { from, href, heading, file: path ? relative(root, join(root, dirname(from), path)) : from }
    })
}

/** The anchors that GitHub gives the headings of a page. */
function listAnchors(file: string): string[] {
  const headings = read(file).matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every link in the documentation leads to a file and a heading that exist', () => {
  expect(links.length).toBeGreaterThan(100)
  const isDead = ({ file, heading }: Link) =>
    !existsSync(join(root, file)) ||
    (heading !== '' && statSync(join(root, file)).isFile() && !listAnchors(file).includes(heading))
  expect(links.filter(isDead).map(({ from, href }) => `${from}: ${href}`)).toEqual([])
})

test('every file and folder that the documentation names by its whole path exists', () => {
  const folders = 'apps|packages|starter|demo|e2e|bench|scripts|packaging|docs'
  const named = pages.flatMap((page) =>
    Array.from(
      read(page).matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g')),
      ([, path = '']) => `${page}: ${path}`,
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !existsSync(join(root, name.split(': ')[1] ?? '')))).toEqual([])
})

test('every picture in docs/screens is shown by a page of the documentation', () => {
  const shown = new Set(links.map(({ file }) => file))
  expect(list('docs/screens/*').filter((file) => !shown.has(file))).toEqual([])
})

test('every decision that code or documentation refers to exists and is in the list', () => {
  const listed = links
    .filter(({ from }) => from === 'docs/decisions/README.md')
    .map(({ file }) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1])
  const decisions = list('docs/decisions/[0-9]*.md').map((file) => file.slice('docs/decisions/'.length, -3))
  const numbers = decisions.map((name) => name.slice(0, 3))
  expect(listed.filter(Boolean).sort()).toEqual(numbers.sort())

  const sources = list('{apps,packages,starter,demo,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}')
  const missing = [...pages, ...sources].flatMap((file) =>
    Array.from(read(file).matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/gi), ([, named = '']) => named)
      .flatMap((named) => named.match(/\d{3}/g) ?? [])
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file}: decision ${number}`),
  )
  expect(missing).toEqual([])
})
