import { fill, PAGE_NYNORSK as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import type { PageCommand } from '../commands/apply-command.ts'
import type { PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { describeSource } from './describe-source.ts'
import styles from './SourceList.module.css'
import { findUsers, listMissingPresets } from './source-presets.ts'

/** What the page fetches, as sentences, with the blocks that show it. A source in use cannot be removed. */
export function SourceList({
  document,
  nameBlock,
  onRun,
}: {
  document: PageDocument
  nameBlock: NameBlock
  onRun(command: PageCommand): boolean
}) {
  const { sources } = document.page
  const presets = listMissingPresets(sources)
  const [chosen, setChosen] = useState('')
  const preset = presets.find(({ name }) => name === chosen) ?? presets[0]
  return (
    <section className={styles.sources}>
      <h3>{words.sources}</h3>
      <p className={styles.help}>{words.sourcesHelp}</p>
      {sources.length === 0 && <p className={styles.help}>{words.sourceNone}</p>}
      <ul>
        {sources.map((source) => {
          const users = findUsers(document, source.name).map((block) => nameBlock(block, document))
          const sentence = describeSource(source)
          return (
            <li key={source.name}>
              <span className={styles.sentence}>{sentence}</span>
              <span className={styles.help}>
                {users.length > 0
                  ? fill(words.sourceUsedBy, { blocks: new Intl.ListFormat('nn').format(users) })
                  : words.sourceUnused}
              </span>
              {users.length === 0 && (
                <Button
                  kind="plain"
                  aria-label={fill(words.removeSource, { source: sentence })}
                  onPress={() => onRun({ type: 'removeSource', name: source.name })}
                >
                  {words.remove}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {preset && (
        <div className={styles.add}>
          <Select
            isStacked
            label={words.sourceChoice}
            options={presets.map((each) => [each.name, describeSource(each)] as const)}
            value={preset.name}
            onChange={setChosen}
          />
          <Button onPress={() => onRun({ type: 'addSource', source: preset })}>{words.addSource}</Button>
        </div>
      )}
    </section>
  )
}
