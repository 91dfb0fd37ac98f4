import type { PlacedBlock } from '@lerret/page-engine/page-data'
import { NowContext, Row } from '@lerret/ui'
import { BLOCKS } from '@lerret/ui/blocks'
import { NOW } from '@lerret/ui/stories'
import type { ComponentType } from 'react'
import { createRow } from './stories.ts'

/** A block alone in a row, at the moment that the stories are written for. */
export function Story({ block }: { block: PlacedBlock }) {
  return (
    <NowContext value={NOW}>
      <Row row={createRow(block)} renderBlock={renderBlock} />
    </NowContext>
  )
}

function renderBlock({ id, component, parts }: PlacedBlock) {
  // The lookup is typed per component; here it is any of them, with items of the same one.
  const Block = BLOCKS[component] as ComponentType<{ id: string; items: PlacedBlock['parts'] }>
  return <Block id={id} items={parts} />
}
