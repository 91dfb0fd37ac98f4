import type { Production } from '@lerret/model'
import { PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { RecordScreen } from '../editing/RecordScreen.tsx'
import { ProductionEditor } from './ProductionEditor.tsx'

/** A film or a culture event, opened for writing. */
export function ProductionScreen({
  id,
  newObject,
}: {
  id: string
  /** What it becomes when it is new. */
  newObject: Production['object']
}) {
  return (
    <RecordScreen kind="production" id={id} title={newObject === 'movie' ? words.film : words.culture}>
      {(record) => <ProductionEditor {...record} newObject={newObject} />}
    </RecordScreen>
  )
}
