import { COMPONENT_IDS } from '@lerret/model'
import { expect, test } from 'vitest'
import { BLOCKS } from '../blocks/index.ts'
import { ArrivalContext } from '../context/first-screen.ts'
import { drawn, headingsOf, pageOf, placed, rowOf } from '../testing.tsx'
import { Page } from './Page.tsx'

const levelOneOf = (html: string) => headingsOf(html).filter((heading) => heading.startsWith('h1'))

test('a page without a cover is headed by its own title', () => {
  const html = drawn(<Page blocks={BLOCKS} page={pageOf(rowOf(true, [placed('content')]))} />)
  expect(headingsOf(html)).toEqual(['h1 Kino', 'h2 Parkering'])
})

test('a cover heads the page', () => {
  const html = drawn(
    <Page
      blocks={BLOCKS}
      page={pageOf(rowOf(false, [placed('cover')]), rowOf(true, [placed('ticket-list')]))}
    />,
  )
  expect(levelOneOf(html)).toEqual(['h1 Metropolis'])
})

test('the first slide heads the page, and the others stand below it', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(rowOf(false, [placed('slideshow')], [placed('cover')]))} />,
  )
  expect(levelOneOf(html)).toEqual(['h1 Nosferatu'])
  expect(headingsOf(html)).toContain('h2 Den Store Kinodagen')
})

test('with every block on it, a page has one main heading and skips no level', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(...COMPONENT_IDS.map((id) => rowOf(true, [placed(id)])))} />,
  )
  expect(levelOneOf(html)).toHaveLength(1)
  const levels = headingsOf(html).map((heading) => Number(heading[1]))
  const first = levels.indexOf(1)
  for (const [index, level] of levels.entries()) {
    if (index > first) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  }
})

test('nothing is called undefined', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(...COMPONENT_IDS.map((id) => rowOf(false, [placed(id)])))} />,
  )
  expect(html).not.toContain('undefined')
})

test('no id is used twice', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(...COMPONENT_IDS.map((id) => rowOf(true, [placed(id)])))} />,
  )
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1])
  expect(ids).toEqual([...new Set(ids)])
})

test('a message stands above everything, wherever it was placed', () => {
  const html = drawn(
    <Page
      blocks={BLOCKS}
      page={pageOf(rowOf(false, [placed('cover')]), rowOf(true, [placed('modal-dialog')]))}
    />,
  )
  expect(html.indexOf('Vegen er stengd')).toBeLessThan(html.indexOf('Metropolis'))
})

test('the cover leads to the tickets of its page, and to none where there are none', () => {
  const cover = rowOf(false, [placed('cover')])
  const html = drawn(<Page blocks={BLOCKS} page={pageOf(cover, rowOf(true, [placed('ticket-list')]))} />)
  expect(html).toContain('href="#blokk-ticket-list"')
  expect(html).toContain('id="blokk-ticket-list"')
  expect(drawn(<Page blocks={BLOCKS} page={pageOf(cover)} />)).not.toContain('Sjå framsyningar')
})

test('columns know their spans and orders on every screen', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(rowOf(true, [placed('content')], [placed('quick-links')]))} />,
  )
  expect(html).toContain('--xs:12;--md:6;--lg:6;--xs-order:1;--md-order:1;--lg-order:1')
})

test('film is dark and what is read is light', () => {
  const html = drawn(
    <Page
      blocks={BLOCKS}
      page={pageOf(rowOf(true, [placed('cover-flow')]), rowOf(true, [placed('article')]))}
    />,
  )
  expect(
    html
      .match(/class="[^"]*row[^"]*" data-surface="(film|paper)"/g)
      ?.map((row) => /"(film|paper)"/.exec(row)?.[1]),
  ).toEqual(['film', 'paper'])
})

test('a page that is being opened on a narrow screen begins with the two blocks that come first there', () => {
  const row = rowOf(true, [placed('quick-links')], [placed('content')], [placed('info')])
  // On a phone the second column stands first.
  for (const [index, order] of [2, 0, 1].entries()) {
    const column = row.columns[index]
    if (column) column.screen.xs.order = order
  }
  const opening = (arrival: 'narrow' | 'wide' | null) =>
    drawn(
      <ArrivalContext value={arrival}>
        <Page blocks={BLOCKS} page={pageOf(row, rowOf(true, [placed('article')]))} />
      </ArrivalContext>,
    )
  const all = ['h1 Kino', 'h2 Før du kjem', 'h2 Parkering', 'h2 Om arrangementet']
  expect(headingsOf(opening(null))).toEqual([...all, 'h2 Vaffelkino kvar sundag i advent'])
  expect(headingsOf(opening('wide'))).toEqual(headingsOf(opening(null)))
  expect(headingsOf(opening('narrow'))).toEqual(['h1 Kino', 'h2 Parkering', 'h2 Om arrangementet'])
  // Whatever is not drawn yet has its place, so that nothing moves.
  expect(opening('narrow').match(/--xs-order/g)).toHaveLength(4)
})
