import type { PageData, PlacedBlock } from '@lerret/model'
import type { ComponentType } from 'react'
import { anchorOf, type BlockProps } from './blocks/block.tsx'
import { BLOCKS } from './blocks/index.ts'
import { HeadingLevelContext } from './elements/Heading.tsx'
import { NowContext } from './now.ts'
import styles from './Page.module.css'
import { findTitleBlock, PageTitleContext, TicketsLinkContext } from './page-title.ts'
import { Row } from './Row.tsx'
import { surfaceOfRow } from './surfaces.ts'

/** All of a page between header and footer: messages first, then its rows on the grid of twelve columns. */
export function Page({ page }: { page: PageData }) {
  const { notices, rows } = withNoticesApart(page)
  const blocks = rows.flatMap((row) => row.columns.flatMap((column) => column.blocks))
  const titleBlock = findTitleBlock({ rows })
  const tickets = blocks.find((block) => block.component === 'ticket-list')
  return (
    <NowContext value={page.time?.asOf ?? null}>
      <PageTitleContext value={titleBlock ? titleOf(titleBlock) : page.title}>
        <TicketsLinkContext value={tickets ? `#${anchorOf(tickets.id)}` : null}>
          {notices.map((block) => (
            <Block key={block.id} block={block} isTitle={false} />
          ))}
          {!titleBlock && (
            <div className={styles.title} data-surface={rows[0] ? surfaceOfRow(rows[0]) : 'paper'}>
              <h1>{page.title}</h1>
            </div>
          )}
          {rows.map((row, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place.
              key={index}
              row={row}
              draw={(block) => <Block key={block.id} block={block} isTitle={block === titleBlock} />}
            />
          ))}
        </TicketsLinkContext>
      </PageTitleContext>
    </NowContext>
  )
}

function Block({ block, isTitle }: { block: PlacedBlock; isTitle: boolean }) {
  // The lookup is typed per component; here it is any of them, with parts of the same one.
  const Drawn = BLOCKS[block.component] as ComponentType<BlockProps<PlacedBlock['component']>>
  return (
    <HeadingLevelContext value={isTitle ? 1 : 2}>
      <Drawn id={block.id} parts={block.parts} />
    </HeadingLevelContext>
  )
}

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
