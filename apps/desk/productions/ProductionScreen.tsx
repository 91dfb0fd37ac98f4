import type { Production } from '@lerret/model'
import { productionWords as words } from '@lerret/words/desk'
import { RecordScreen } from '../editing/RecordScreen.tsx'
import { newProduction } from './draft-production.ts'
import { ProductionEditor } from './ProductionEditor.tsx'

interface ScreenProps {
  params: Readonly<Record<string, string>>
}

export const FilmScreen = ({ params: { id = '' } }: ScreenProps) => (
  <ProductionScreen key={id} id={id} newObject="movie" />
)

export const CultureEventScreen = ({ params: { id = '' } }: ScreenProps) => (
  <ProductionScreen key={id} id={id} newObject="culture" />
)

/** A film or a culture event, opened for writing. */
function ProductionScreen({
  id,
  newObject,
}: {
  id: string
  /** What it becomes when it is new. */
  newObject: Production['object']
}) {
  return (
    <RecordScreen
      kind="production"
      id={id}
      title={newObject === 'movie' ? words.film : words.culture}
      rules={{ initialBody: (key) => ({ ...newProduction(key.id, newObject) }) }}
    >
      {(editor) => <ProductionEditor editor={editor} newObject={newObject} />}
    </RecordScreen>
  )
}
