import { EVENT_NYNORSK, fill, PAGE_NYNORSK as words } from '@lerret/words/desk'
import { useState } from 'react'
import { formatWhen } from '../../controls/times.ts'
import { joinValues } from '../../editing/join-values.ts'
import type { RecordEditor, SavedBy } from '../../editing/record-editor/edited-record.ts'
import { useEdited } from '../../editing/use-record.ts'
import { FieldConflict } from '../../text/conflict/FieldConflict.tsx'
import type { BlockTypes } from '../block-types.ts'
import type { PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import type { PageSession } from '../session/page-session.ts'
import { describePageField, describeSetting } from './describe-values.ts'
import { splitSettings } from './merge-conflicts.ts'
import { resolveLayout } from './resolve-layout.ts'

/** What two editors of a page have changed in the same place, for the page itself and for what its blocks show. */
export function PageConflicts({
  session,
  document,
  types,
  nameBlock,
}: {
  session: PageSession
  document: PageDocument
  types: BlockTypes
  nameBlock: NameBlock
}) {
  const { conflicts, theirs } = useEdited(session.page)
  const isLayout = (field: string) => field === 'blocks' || field === 'template'
  const layout = conflicts.filter(({ field }) => isLayout(field))
  const describe = (field: string, value: unknown) => describePageField(field, value, document, nameBlock)
  return (
    <>
      {layout[0] && (
        <FieldConflict
          field={words.fieldNameLayout}
          mine={{ text: layout.map(({ field, mine }) => describe(field, mine.value)).join('. ') }}
          theirs={{
            text: layout.map(({ field, theirs: other }) => describe(field, other.value)).join('. '),
            ...describeAuthor(theirs),
          }}
          onChoose={(choice) => resolveLayout(session.page, choice === 'theirs' ? 'theirs' : 'mine')}
          canJoin={false}
        />
      )}
      {conflicts
        .filter(({ field }) => !isLayout(field))
        .map(({ field, mine, theirs: other }) => (
          <FieldConflict
            key={field}
            field={FIELD_NAMES[field] ?? field}
            mine={{ text: describe(field, mine.value) }}
            theirs={{ text: describe(field, other.value), ...describeAuthor(theirs) }}
            canJoin={typeof mine.value === 'string' && field !== 'path'}
            onChoose={(choice) =>
              session.page.resolve(field, choice === 'both' ? joinValues(mine.value, other.value) : choice)
            }
          />
        ))}
      {document.page.blocks.flatMap((block) =>
        block.data.map((id) => {
          const editor = session.findBlockDataEditor(id)
          return (
            editor && (
              <BlockConflicts
                key={id}
                editor={editor}
                blockName={nameBlock(block, document)}
                settings={types.get(block.component)?.settings ?? []}
              />
            )
          )
        }),
      )}
    </>
  )
}

type Settings = NonNullable<ReturnType<BlockTypes['get']>>['settings']

/** The settings of a block that both have changed. When there is a choice for each, all are settled. */
function BlockConflicts({
  editor,
  blockName,
  settings,
}: {
  editor: RecordEditor
  blockName: string
  settings: Settings
}) {
  const { conflicts, theirs } = useEdited(editor)
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({})
  const conflict = conflicts.find(({ field }) => field === 'settings')
  if (!conflict) return null
  const { merged, both } = splitSettings(conflict)
  function choose(name: string, value: unknown) {
    const choices = { ...chosen, [name]: value }
    setChosen(choices)
    if (!both.every((setting) => Object.hasOwn(choices, setting.name))) return
    editor.resolve('settings', { value: { ...merged, ...choices } })
    setChosen({})
  }
  return both
    .filter(({ name }) => !Object.hasOwn(chosen, name))
    .map(({ name, mine, theirs: other }) => {
      const setting = settings.find((each) => each.name === name)
      return (
        <FieldConflict
          key={name}
          field={fill(words.fieldOfBlock, { field: setting?.label ?? name, block: blockName })}
          isHtml={setting?.control === 'rich-text'}
          mine={{ text: describeSetting(mine) }}
          theirs={{ text: describeSetting(other), ...describeAuthor(theirs) }}
          canJoin={typeof mine === 'string' && typeof other === 'string'}
          onChoose={(choice) =>
            choose(name, choice === 'both' ? joinValues(mine, other).value : choice === 'mine' ? mine : other)
          }
        />
      )
    })
}

const describeAuthor = (theirs: SavedBy | null) => ({
  name: theirs?.author || EVENT_NYNORSK.colleague,
  time: theirs ? formatWhen(theirs.savedAt) : '',
})

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: words.fieldNameTitle,
  path: words.fieldNamePath,
  template: words.fieldNameTemplate,
  blocks: words.fieldNameBlocks,
  sources: words.fieldNameSources,
  meta: words.fieldNameMeta,
}
