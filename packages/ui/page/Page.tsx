import type { PageData, PlacedBlock } from '@lerret/model'
import type { ComponentType } from 'react'
import { anchorOf, type BlockProps, type Blocks, trailerAnchorOf } from '../blocks/block.tsx'
import { findOpeningBlock, OpeningContext } from '../context/first-block.ts'
import { useFirstRows } from '../context/first-screen.ts'
import { HeadingLevelContext } from '../elements/Heading.tsx'
import { NowContext } from '../now.ts'
import { findTitleBlock, PageTitleContext, PlacesContext } from '../page-title.ts'
import styles from './Page.module.css'
import { BlockPlace, Row } from './Row.tsx'
import { surfaceOfRow } from './surfaces.ts'

interface PageProps {
  page: PageData
  /** How its blocks are drawn. One that is missing is left as it stands in the document. */
  blocks: Partial<Blocks>
}

/** All of a page between header and footer: messages first, then its rows on the grid of twelve columns. */
export function Page({ page, blocks: drawings }: PageProps) {
  const { notices, rows } = withNoticesApart(page)
  const first = useFirstRows(rows)
  const blocks = rows.flatMap((row) => row.columns.flatMap((column) => column.blocks))
  const titleBlock = findTitleBlock({ rows })
  const openingBlock = findOpeningBlock(rows)
  const tickets = blocks.find((block) => block.component === 'ticket-list')
  const trailer = blocks.find((block) => block.component === 'movie-info' && block.parts[0]?.trailerUrl)
  const places = {
    tickets: tickets ? `#${anchorOf(tickets.id)}` : null,
    trailer: trailer ? `#${trailerAnchorOf(trailer.id)}` : null,
  }

  function draw(block: PlacedBlock) {
    // The lookup is typed per component; here it is any of them, with parts of the same one.
    const Drawn = drawings[block.component] as ComponentType<BlockProps<PlacedBlock['component']>> | undefined
    if (!Drawn) return null
    return (
      <HeadingLevelContext value={block === titleBlock ? 1 : 2}>
        <OpeningContext value={block === openingBlock}>
          <Drawn id={block.id} parts={block.parts} />
        </OpeningContext>
      </HeadingLevelContext>
    )
  }
  return (
    <NowContext value={page.time?.asOf ?? null}>
      <PageTitleContext value={titleBlock ? titleOf(titleBlock) : page.title}>
        <PlacesContext value={places}>
          <div data-page={page.path}>
            {notices.map((block) => (
              <BlockPlace key={block.id}>{draw(block)}</BlockPlace>
            ))}
            {!titleBlock && (
              <div className={styles.title} data-surface={rows[0] ? surfaceOfRow(rows[0]) : 'paper'}>
                <h1>{page.title}</h1>
              </div>
            )}
            {first.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place.
              <Row key={index} row={row} draw={(block) => (first.isDrawn(block) ? draw(block) : NOT_YET)} />
            ))}
            {/* What stands below the page waits below the screen. */}
            {first.isPart && <div className={styles.rest} />}
          </div>
        </PlacesContext>
      </PageTitleContext>
    </NowContext>
  )
}

const NOT_YET = <></>

/** A message has no place in the grid: it stands above everything, until it can be a dialog. */
function withNoticesApart({ rows }: PageData) {
  const isNotice = (block: PlacedBlock) => block.component === 'modal-dialog'
  const all = rows.flatMap((row) => row.columns.flatMap((column) => column.blocks))
  const rest = rows
    .map((row) => ({
      ...row,
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.filter((block) => !isNotice(block)),
      })),
    }))
    .filter((row) => row.columns.some((column) => column.blocks.length > 0))
  return { notices: all.filter(isNotice), rows: rest }
}

function titleOf(block: PlacedBlock): string {
  if (block.component !== 'cover' && block.component !== 'slideshow') return ''
  return block.parts[0]?.title ?? ''
}
