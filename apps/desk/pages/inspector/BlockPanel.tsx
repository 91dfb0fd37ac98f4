import type { BlockType } from '@lerret/api/contracts'
import type { PageBlock } from '@lerret/model'
import { fill, sourceWords, pageWords as words } from '@lerret/words/desk'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { createId } from '../../data/create-id.ts'
import { ADMIN_ROLES, useStaff } from '../../data/session.ts'
import { ConflictScope } from '../../editing/parts/ConflictScope.tsx'
import { recordName } from '../../editing/session/state/state.ts'
import { pathTo } from '../../navigation/routes.ts'
import { findBlockPosition, toTree } from '../commands/page-tree.ts'
import { moveOnce } from '../commands/sentences.ts'
import { BlockExplanation } from '../explanations/BlockExplanation.tsx'
import { describeSource } from '../source-sentences/describe-source.ts'
import { listMissingPresets } from '../sources/source-presets.ts'
import styles from './Inspector.module.css'
import type { InspectorProps } from './Inspector.tsx'
import { SettingsForm, type SettingValues } from './SettingsForm.tsx'
import { SwitchField } from './SwitchField.tsx'
import { WidthFields } from './WidthFields.tsx'

const DIRECTIONS = [
  ['up', words.moveUp],
  ['down', words.moveDown],
  ['left', words.moveLeft],
  ['right', words.moveRight],
] as const

/** A block: what it shows, whether it is hidden, and how wide its column is. */
export function BlockPanel({ id, ...props }: InspectorProps & { id: string }) {
  const { document, types, nameBlock, problems, onRun, onSelect, onCopy } = props
  const block = document.page.blocks.find((each) => each.id === id)
  if (!block) return null
  const tree = toTree(document.page)
  const at = findBlockPosition(tree, id)
  const hasColumns = at !== null && (tree.rows[at.row]?.columns.length ?? 1) > 1
  const type = types.get(block.component)
  const problem = problems.findBlock(block)

  function duplicate() {
    const newId = createId()
    const newDataIds = block?.data.map(() => createId()) ?? []
    if (onRun({ type: 'duplicateBlock', id, newId, newDataIds })) onSelect({ type: 'block', id: newId })
  }

  return (
    <>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{nameBlock(block, document)}</h2>
        <p>
          {fill(hasColumns ? words.blockPlaceColumn : words.blockPlace, {
            type: type?.name ?? block.component,
            row: (at?.row ?? 0) + 1,
            column: (at?.column ?? 0) + 1,
          })}
        </p>
      </header>
      <ButtonRow>
        {DIRECTIONS.map(([direction, label]) => {
          const command = moveOnce(document, id, direction)
          return (
            command && (
              <Button key={direction} onPress={() => onRun(command)}>
                {label}
              </Button>
            )
          )
        })}
        <Button onPress={duplicate}>{words.duplicate}</Button>
        <Button onPress={() => onCopy({ type: 'block', id })}>{words.copy}</Button>
        <Button kind="plain" onPress={() => onRun({ type: 'removeBlock', id })}>
          {words.remove}
        </Button>
      </ButtonRow>
      {problem && (
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      )}
      {type && <BlockDataForms block={block} {...props} />}
      {type?.settings.some(({ control }) => control === 'source') && (
        <BlockExplanation block={block} document={document} />
      )}
      <SwitchField
        label={words.hide}
        help={words.hideHelp}
        isOn={block.hide}
        onChange={(isHidden) => onRun({ type: 'hideBlock', id, isHidden })}
      />
      {at && <WidthFields document={document} row={at.row} column={at.column} onRun={onRun} />}
      {type && <BlockVersion type={type} />}
    </>
  )
}

/** The version is the site's, for all pages: the settings have the list (decision 001). */
function BlockVersion({ type: { version, siteRange } }: { type: BlockType }) {
  const { role } = useStaff()
  return (
    <p className={styles.help}>
      {siteRange === null
        ? fill(words.blockVersionUnlisted, { version })
        : fill(words.blockVersion, { version, range: siteRange })}
      {ADMIN_ROLES.includes(role) && (
        <>
          {' '}
          <a href={pathTo('settingsGroup', { group: 'komponentar' })}>{words.componentList}</a>
        </>
      )}
    </p>
  )
}

/** A form for each record of the block: most have one, a slideshow has one for each slide. */
function BlockDataForms({
  block,
  document,
  types,
  problems,
  onRun,
  onLeaveField,
}: Omit<InspectorProps, 'selection'> & { block: PageBlock }) {
  const type = types.get(block.component)
  if (!type) return null
  const { id, component, data } = block
  const presets = listMissingPresets(document.page.sources)
  const sources = [
    ...document.page.sources.map((source) => [source.name, describeSource(source)] as const),
    ...presets.map(
      (preset) => [preset.name, fill(sourceWords.newSource, { source: describeSource(preset) })] as const,
    ),
  ]
  /** Choosing a source that the page does not have adds it first. */
  function setSettings(dataId: string, settings: SettingValues) {
    const before = document.blockData[dataId]?.settings ?? {}
    const added = presets.find(({ name }) =>
      type?.settings.some(
        (setting) =>
          setting.control === 'source' && settings[setting.name] === name && before[setting.name] !== name,
      ),
    )
    if (added) onRun({ type: 'addSource', source: added })
    onRun({ type: 'setSettings', dataId, settings })
  }
  const add = () =>
    onRun({
      type: 'addBlockData',
      id,
      position: data.length,
      data: { id: createId(), component, locale: 'nb', settings: type.initialSettings },
    })
  const renderForm = (dataId: string) => {
    const record = document.blockData[dataId]
    if (!record) return <p className={styles.problem}>{words.dataMissing}</p>
    return (
      <ConflictScope record={recordName({ kind: 'block-data', id: dataId })} field="settings">
        <SettingsForm
          settings={type.settings}
          values={record.settings}
          path=""
          context={{
            sources,
            findError: (path) => problems.findSetting(dataId, path),
            onLeave: (path) => onLeaveField(dataId, path),
          }}
          onChange={(settings) => setSettings(dataId, settings)}
        />
      </ConflictScope>
    )
  }
  const [only] = data
  if (data.length === 1 && only && component !== 'slideshow') return renderForm(only)
  return (
    <div className={styles.form}>
      {data.length === 0 && <p className={styles.help}>{words.noData}</p>}
      {data.map((dataId, index) => {
        const number = index + 1
        const title = document.blockData[dataId]?.settings.title
        return (
          <details key={dataId} className={styles.item} open={data.length === 1}>
            <summary>
              {typeof title === 'string' && title !== '' ? title : fill(words.item, { number })}
            </summary>
            {renderForm(dataId)}
            <ButtonRow>
              {index > 0 && (
                <Button
                  kind="plain"
                  aria-label={fill(words.moveItemUp, { number })}
                  onPress={() => onRun({ type: 'moveBlockData', id, dataId, position: index - 1 })}
                >
                  {words.moveUp}
                </Button>
              )}
              {index < data.length - 1 && (
                <Button
                  kind="plain"
                  aria-label={fill(words.moveItemDown, { number })}
                  onPress={() => onRun({ type: 'moveBlockData', id, dataId, position: index + 1 })}
                >
                  {words.moveDown}
                </Button>
              )}
              <Button
                kind="plain"
                aria-label={fill(words.removeItem, { number })}
                onPress={() => onRun({ type: 'removeBlockData', id, dataId })}
              >
                {words.remove}
              </Button>
            </ButtonRow>
          </details>
        )
      })}
      <ButtonRow>
        <Button onPress={add}>{words.addItem}</Button>
      </ButtonRow>
    </div>
  )
}
