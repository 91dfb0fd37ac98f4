import type { PageSource } from '@lerret/model'
import { DESK_LOCALES, fill, pageWords, sourceWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import type { PageCommand } from '../commands/apply-command.ts'
import type { PageDocument } from '../commands/page-document.ts'
import type { NameBlock } from '../commands/sentences.ts'
import { describeSource } from '../source-sentences/describe-source.ts'
import { FoundRecords } from './FoundRecords.tsx'
import { SourceForm } from './SourceForm.tsx'
import styles from './SourceList.module.css'
import { findUsers, listMissingPresets } from './source-presets.ts'

interface SourceListProps {
  document: PageDocument
  nameBlock: NameBlock
  onRun(command: PageCommand): boolean
}

/** What the page fetches, as sentences, with the blocks that show it. A source in use cannot be removed. */
export function SourceList({ document, nameBlock, onRun }: SourceListProps) {
  const { sources } = document.page
  const presets = listMissingPresets(sources)
  const [chosen, setChosen] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const preset = presets.find(({ name }) => name === chosen) ?? presets[0]
  return (
    <section className={styles.sources}>
      <h3>{words.title}</h3>
      <p className={styles.help}>{words.help}</p>
      {sources.length === 0 && <p className={styles.help}>{words.none}</p>}
      <ul>
        {sources.map((source) => (
          <SourceItem
            key={source.name}
            source={source}
            document={document}
            nameBlock={nameBlock}
            onRun={onRun}
            isOpen={opened === source.name}
            onToggle={() => setOpened(opened === source.name ? null : source.name)}
          />
        ))}
      </ul>
      {preset && (
        <div className={styles.add}>
          <Select
            isStacked
            label={words.choice}
            options={presets.map((each) => [each.name, describeSource(each)] as const)}
            value={preset.name}
            onChange={setChosen}
          />
          <Button
            onPress={() => {
              if (onRun({ type: 'addSource', source: preset })) setOpened(preset.name)
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
    </section>
  )
}

function SourceItem({
  source,
  document,
  nameBlock,
  onRun,
  isOpen,
  onToggle,
}: SourceListProps & { source: PageSource; isOpen: boolean; onToggle(): void }) {
  const users = findUsers(document, source.name).map((block) => nameBlock(block, document))
  const sentence = describeSource(source)
  return (
    <li>
      <span className={styles.sentence}>{sentence}</span>
      <span className={styles.help}>
        {users.length > 0
          ? fill(words.usedBy, { blocks: new Intl.ListFormat(DESK_LOCALES).format(users) })
          : words.unused}
      </span>
      <ButtonRow>
        <Button
          kind="plain"
          aria-expanded={isOpen}
          aria-label={fill(isOpen ? words.doneName : words.changeName, { source: sentence })}
          onPress={onToggle}
        >
          {isOpen ? words.done : words.change}
        </Button>
        {users.length === 0 && (
          <Button
            kind="plain"
            aria-label={fill(words.remove, { source: sentence })}
            onPress={() => onRun({ type: 'removeSource', name: source.name })}
          >
            {pageWords.remove}
          </Button>
        )}
      </ButtonRow>
      {isOpen && (
        <>
          <SourceForm
            source={source}
            isInUse={users.length > 0}
            onChange={(changed) => onRun({ type: 'setSource', name: source.name, source: changed })}
          />
          <FoundRecords page={document.page} source={source} />
        </>
      )}
    </li>
  )
}
