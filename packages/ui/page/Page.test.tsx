import { COMPONENT_IDS } from '@lerret/model'
import { expect, test } from 'vitest'
import { BLOCKS } from '../blocks/index.ts'
import { FirstScreenContext } from '../context/first-screen.ts'
import { drawn, headingsOf, pageOf, placed, rowOf } from '../testing.tsx'
import { Page } from './Page.tsx'

const listMainHeadings = (html: string) => headingsOf(html).filter((heading) => heading.startsWith('h1'))

test('without a cover, the page’s title is its main heading', () => {
  const html = drawn(<Page blocks={BLOCKS} page={pageOf(rowOf(true, [placed('content')]))} />)
  expect(headingsOf(html)).toEqual(['h1 Kino', 'h2 Parkering'])
})

test('the title of a cover is the page’s main heading', () => {
  const html = drawn(
    <Page
      blocks={BLOCKS}
      page={pageOf(rowOf(false, [placed('cover')]), rowOf(true, [placed('ticket-list')]))}
    />,
  )
  expect(listMainHeadings(html)).toEqual(['h1 Metropolis'])
})

test('the first slide is the page’s main heading, and the others are below it', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(rowOf(false, [placed('slideshow')], [placed('cover')]))} />,
  )
  expect(listMainHeadings(html)).toEqual(['h1 Nosferatu'])
  expect(headingsOf(html)).toContain('h2 Den Store Kinodagen')
})

test('a page with every block has one main heading and skips no level', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(...COMPONENT_IDS.map((id) => rowOf(true, [placed(id)])))} />,
  )
  expect(listMainHeadings(html)).toHaveLength(1)
  const levels = headingsOf(html).map((heading) => Number(heading[1]))
  const first = levels.indexOf(1)
  for (const [index, level] of levels.entries()) {
    if (index > first) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  }
})

test('no value is rendered as undefined', () => {
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

test('a message is above everything, wherever it was placed', () => {
  const html = drawn(
    <Page
      blocks={BLOCKS}
      page={pageOf(rowOf(false, [placed('cover')]), rowOf(true, [placed('modal-dialog')]))}
    />,
  )
  expect(html.indexOf('Vegen er stengd')).toBeLessThan(html.indexOf('Metropolis'))
})

test('the cover links to the tickets of its page, if it has any', () => {
  const cover = rowOf(false, [placed('cover')])
  const html = drawn(<Page blocks={BLOCKS} page={pageOf(cover, rowOf(true, [placed('ticket-list')]))} />)
  expect(html).toContain('href="#blokk-ticket-list"')
  expect(html).toContain('id="blokk-ticket-list"')
  expect(drawn(<Page blocks={BLOCKS} page={pageOf(cover)} />)).not.toContain('Sjå framsyningar')
})

test('columns have a span and an order for every screen width', () => {
  const html = drawn(
    <Page blocks={BLOCKS} page={pageOf(rowOf(true, [placed('content')], [placed('quick-links')]))} />,
  )
  expect(html).toContain('--xs:12;--md:6;--lg:6;--xs-order:1;--md-order:1;--lg-order:1')
})

test('film blocks are dark, and others are light', () => {
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

test('the first screen of a narrow page has the two blocks that come first there', () => {
  const row = rowOf(true, [placed('quick-links')], [placed('content')], [placed('info')])
  // On a phone the second column comes first.
  for (const [index, order] of [2, 0, 1].entries()) {
    const column = row.columns[index]
    if (column) column.screen.xs.order = order
  }
  const renderFirstScreen = (width: 'narrow' | 'wide' | null) =>
    drawn(
      <FirstScreenContext value={width}>
        <Page blocks={BLOCKS} page={pageOf(row, rowOf(true, [placed('article')]))} />
      </FirstScreenContext>,
    )
  const all = ['h1 Kino', 'h2 Før du kjem', 'h2 Parkering', 'h2 Om arrangementet']
  expect(headingsOf(renderFirstScreen(null))).toEqual([...all, 'h2 Vaffelkino kvar sundag i advent'])
  expect(headingsOf(renderFirstScreen('wide'))).toEqual(headingsOf(renderFirstScreen(null)))
  expect(headingsOf(renderFirstScreen('narrow'))).toEqual(['h1 Kino', 'h2 Parkering', 'h2 Om arrangementet'])
  // Blocks that are not rendered yet have their space, so that nothing moves.
  expect(renderFirstScreen('narrow').match(/--xs-order/g)).toHaveLength(4)
})
