import { COMPONENT_IDS } from '@lerret/page-engine'
import { expect, test } from 'vitest'
import { BLOCKS } from '../blocks/index.ts'
import { FirstScreenContext } from '../context/first-screen.ts'
import { givenBlock, givenPage, givenRow, listHeadings, renderHtml } from '../testing.tsx'
import { Page } from './Page.tsx'

const listMainHeadings = (html: string) => listHeadings(html).filter((heading) => heading.startsWith('h1'))

test('without a cover, the page’s title is its main heading', () => {
  const html = renderHtml(<Page blocks={BLOCKS} page={givenPage(givenRow(true, [givenBlock('content')]))} />)
  expect(listHeadings(html)).toEqual(['h1 Kino', 'h2 Parkering'])
})

test('the title of a cover is the page’s main heading', () => {
  const html = renderHtml(
    <Page
      blocks={BLOCKS}
      page={givenPage(givenRow(false, [givenBlock('cover')]), givenRow(true, [givenBlock('ticket-list')]))}
    />,
  )
  expect(listMainHeadings(html)).toEqual(['h1 Metropolis'])
})

test('with slides at the top, the page’s title is its main heading, and slides are below it', () => {
  const html = renderHtml(
    <Page
      blocks={BLOCKS}
      page={givenPage(givenRow(false, [givenBlock('slideshow')], [givenBlock('cover')]))}
    />,
  )
  expect(listMainHeadings(html)).toEqual(['h1 Kino'])
  expect(listHeadings(html)).toEqual(expect.arrayContaining(['h2 Nosferatu', 'h2 Den Store Kinodagen']))
})

test('a page with every block has one main heading and skips no level', () => {
  const html = renderHtml(
    <Page blocks={BLOCKS} page={givenPage(...COMPONENT_IDS.map((id) => givenRow(true, [givenBlock(id)])))} />,
  )
  expect(listMainHeadings(html)).toHaveLength(1)
  const levels = listHeadings(html).map((heading) => Number(heading[1]))
  const first = levels.indexOf(1)
  for (const [index, level] of levels.entries()) {
    if (index > first) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  }
})

test('no value is rendered as undefined', () => {
  const html = renderHtml(
    <Page
      blocks={BLOCKS}
      page={givenPage(...COMPONENT_IDS.map((id) => givenRow(false, [givenBlock(id)])))}
    />,
  )
  expect(html).not.toContain('undefined')
})

test('no id is used twice', () => {
  const html = renderHtml(
    <Page blocks={BLOCKS} page={givenPage(...COMPONENT_IDS.map((id) => givenRow(true, [givenBlock(id)])))} />,
  )
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1])
  expect(ids).toEqual([...new Set(ids)])
})

test('a message is above everything, wherever it was placed', () => {
  const html = renderHtml(
    <Page
      blocks={BLOCKS}
      page={givenPage(givenRow(false, [givenBlock('cover')]), givenRow(true, [givenBlock('modal-dialog')]))}
    />,
  )
  expect(html.indexOf('Vegen er stengd')).toBeLessThan(html.indexOf('Metropolis'))
})

test('the cover links to the tickets of its page, if it has any', () => {
  const cover = givenRow(false, [givenBlock('cover')])
  const html = renderHtml(
    <Page blocks={BLOCKS} page={givenPage(cover, givenRow(true, [givenBlock('ticket-list')]))} />,
  )
  expect(html).toContain('href="#blokk-ticket-list"')
  expect(html).toContain('id="blokk-ticket-list"')
  expect(renderHtml(<Page blocks={BLOCKS} page={givenPage(cover)} />)).not.toContain('Sjå framsyningar')
})

test('columns have a span and an order for every screen width', () => {
  const html = renderHtml(
    <Page
      blocks={BLOCKS}
      page={givenPage(givenRow(true, [givenBlock('content')], [givenBlock('quick-links')]))}
    />,
  )
  expect(html).toContain('--xs:12;--md:6;--lg:6;--xs-order:1;--md-order:1;--lg-order:1')
})

test('film blocks are dark, and others are light', () => {
  const html = renderHtml(
    <Page
      blocks={BLOCKS}
      page={givenPage(givenRow(true, [givenBlock('cover-flow')]), givenRow(true, [givenBlock('article')]))}
    />,
  )
  expect(
    html
      .match(/class="[^"]*row[^"]*" data-surface="(film|paper)"/g)
      ?.map((row) => /"(film|paper)"/.exec(row)?.[1]),
  ).toEqual(['film', 'paper'])
})

test('the first screen of a narrow page has the two blocks that come first there', () => {
  const row = givenRow(true, [givenBlock('quick-links')], [givenBlock('content')], [givenBlock('info')])
  // On a phone the second column comes first.
  for (const [index, order] of [2, 0, 1].entries()) {
    const column = row.columns[index]
    if (column) column.screen.xs.order = order
  }
  const renderFirstScreen = (width: 'narrow' | 'wide' | null) =>
    renderHtml(
      <FirstScreenContext value={width}>
        <Page blocks={BLOCKS} page={givenPage(row, givenRow(true, [givenBlock('article')]))} />
      </FirstScreenContext>,
    )
  const all = ['h1 Kino', 'h2 Før du kjem', 'h2 Parkering', 'h2 Om arrangementet']
  expect(listHeadings(renderFirstScreen(null))).toEqual([...all, 'h2 Vaffelkino kvar sundag i advent'])
  expect(listHeadings(renderFirstScreen('wide'))).toEqual(listHeadings(renderFirstScreen(null)))
  expect(listHeadings(renderFirstScreen('narrow'))).toEqual([
    'h1 Kino',
    'h2 Parkering',
    'h2 Om arrangementet',
  ])
  // Blocks that are not rendered yet have their space, so that nothing moves.
  expect(renderFirstScreen('narrow').match(/--xs-order/g)).toHaveLength(4)
})
