import type { PageData, PlacedBlock } from '@lerret/page-engine/page-data'
import type { ComponentType } from 'react'
import { type BlockProps, type Blocks, toAnchor, toTrailerAnchor } from '../blocks/block.tsx'
import { findFirstBlock, IsFirstBlockContext } from '../context/first-block.ts'
import { useFirstScreenRows } from '../context/first-screen.ts'
import { NowContext } from '../context/now.ts'
import { findTitleBlock, PageAnchorsContext, PageTitleContext } from '../context/page-title.ts'
import { HeadingLevelContext } from '../elements/Heading.tsx'
import { Hidden } from '../elements/Hidden.tsx'
import styles from './Page.module.css'
import { BlockSlot, Row } from './Row.tsx'
import { getRowSurface } from './surfaces.ts'

interface PageProps {
  page: PageData
  /** The components of its blocks. Where one is missing, the server's HTML stays. */
  blocks: Partial<Blocks>
}

/** A page between header and footer: messages first, then its rows on a grid of twelve columns. */
export function Page({ page, blocks: components }: PageProps) {
  const { notices, rows } = separateNotices(page)
  const firstScreen = useFirstScreenRows(rows)
  const blocks = rows.flatMap((row) => row.columns.flatMap((column) => column.blocks))
  const titleBlock = findTitleBlock({ rows })
  // Slides change, so the heading is the name of the page and not that of a slide.
  const startsWithSlides = titleBlock?.component === 'slideshow'
  const firstBlock = findFirstBlock(rows)
  const tickets = blocks.find((block) => block.component === 'ticket-list')
  const trailer = blocks.find((block) => block.component === 'movie-info' && block.parts[0]?.trailerUrl)
  const anchors = {
    tickets: tickets ? `#${toAnchor(tickets.id)}` : null,
    showings: tickets?.parts[0]?.showings ?? [],
    trailer: trailer ? `#${toTrailerAnchor(trailer.id)}` : null,
  }

  function renderBlock(block: PlacedBlock) {
    // The lookup is typed per component; here it is any of them, with data of the same one.
    const Block = components[block.component] as
      | ComponentType<BlockProps<PlacedBlock['component']>>
      | undefined
    if (!Block) return null
    return (
      <HeadingLevelContext value={block === titleBlock && !startsWithSlides ? 1 : 2}>
        <IsFirstBlockContext value={block === firstBlock}>
          <Block id={block.id} items={block.parts} />
        </IsFirstBlockContext>
      </HeadingLevelContext>
    )
  }
  const renderIfIncluded = (block: PlacedBlock) =>
    !firstScreen.blocks || firstScreen.blocks.includes(block) ? renderBlock(block) : EMPTY
  return (
    <NowContext value={page.time?.asOf ?? null}>
      <PageTitleContext value={titleBlock && !startsWithSlides ? getBlockTitle(titleBlock) : page.title}>
        <PageAnchorsContext value={anchors}>
          <div data-page={page.path}>
            {notices.map((block) => (
              <BlockSlot key={block.id} id={block.id}>
                {renderBlock(block)}
              </BlockSlot>
            ))}
            {startsWithSlides && <Hidden as="h1">{page.title}</Hidden>}
            {!titleBlock && (
              <div className={styles.title} data-surface={rows[0] ? getRowSurface(rows[0]) : 'paper'}>
                <h1>{page.title}</h1>
              </div>
            )}
            {firstScreen.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
              <Row key={index} row={row} renderBlock={renderIfIncluded} />
            ))}
            {/* Keeps the footer below the screen. */}
            {firstScreen.blocks && <div className={styles.rest} />}
          </div>
        </PageAnchorsContext>
      </PageTitleContext>
    </NowContext>
  )
}

const EMPTY = <></>

/** Messages are not part of the grid: without a script they are above everything else. */
function separateNotices({ rows }: PageData) {
  const isNotice = (block: PlacedBlock) => block.component === 'modal-dialog'
  const blocks = rows.flatMap((row) => row.columns.flatMap((column) => column.blocks))
  const rest = rows
    .map((row) => ({
      ...row,
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.filter((block) => !isNotice(block)),
      })),
    }))
    .filter((row) => row.columns.some((column) => column.blocks.length > 0))
  return { notices: blocks.filter(isNotice), rows: rest }
}

function getBlockTitle(block: PlacedBlock): string {
  return (block.component === 'cover' && block.parts[0]?.title) || ''
}
