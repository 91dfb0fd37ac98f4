import { fill, pageWords as words } from '@lerret/words/desk'
import { conflictPath } from '../../editing/merge-parts.ts'
import { Conflicts, type ConflictTexts } from '../../editing/parts/Conflicts.tsx'
import type { Conflict } from '../../editing/session/state/merging.ts'
import { type RecordName, recordName, type SessionState } from '../../editing/session/state/state.ts'
import type { OpenSession } from '../../editing/use-session.ts'
import type { BlockTypes } from '../block-types.ts'
import type { PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { describePageField, describeSetting } from './describe-values.ts'
import { LAYOUT_FIELD } from './page-merge.ts'

/** What two editors of a page have changed in the same place, for the page itself and for what its blocks show. */
export function PageConflicts({
  session,
  state,
  document,
  types,
  nameBlock,
}: {
  session: OpenSession
  state: SessionState
  document: PageDocument
  types: BlockTypes
  nameBlock: NameBlock
}) {
  const describe = (conflict: Conflict & { record: RecordName }): ConflictTexts | null =>
    conflict.record === recordName({ kind: 'page', id: document.page.id })
      ? describePageConflict(conflict)
      : describeBlockConflict(conflict)
  return <Conflicts session={session} state={state} describe={describe} />

  function describePageConflict({ field, mine, theirs }: Conflict): ConflictTexts {
    const toText = (value: unknown) => describePageField(field, value, document, nameBlock)
    return {
      field: FIELD_NAMES[field] ?? field,
      mine: toText(mine),
      theirs: toText(theirs),
      canJoin: typeof mine === 'string' && field !== 'path',
    }
  }

  function describeBlockConflict(conflict: Conflict & { record: RecordName }) {
    const { record, mine, theirs } = conflict
    const block = document.page.blocks.find(({ data }) =>
      data.some((id) => recordName({ kind: 'block-data', id }) === record),
    )
    if (!block) return null
    const [, part] = conflictPath(conflict).split('.')
    const setting = types.get(block.component)?.settings.find(({ name }) => name === part)
    return {
      field: fill(words.fieldOfBlock, {
        field: setting?.label ?? part ?? '',
        block: nameBlock(block, document),
      }),
      mine: describeSetting(mine),
      theirs: describeSetting(theirs),
      canJoin: typeof mine === 'string' && typeof theirs === 'string',
    }
  }
}

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: words.fieldNameTitle,
  path: words.fieldNamePath,
  template: words.fieldNameTemplate,
  blocks: words.fieldNameBlocks,
  [LAYOUT_FIELD]: words.fieldNameLayout,
  sources: words.fieldNameSources,
  meta: words.fieldNameMeta,
}
