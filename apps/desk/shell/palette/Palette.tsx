import { fill, shellWords as words } from '@lerret/words/desk'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { type Command, filterCommands, useAllCommands } from '../../commands/commands.ts'
import { Keys } from '../../controls/Keys.tsx'
import { KeyMap } from '../KeyMap.tsx'
import { useShellCommands } from '../shell-commands.ts'
import { KEY_MAP_TEXT } from '../shortcuts.ts'
import { useFoundRecords } from './found-records.ts'
import styles from './Palette.module.css'

interface PaletteProps {
  /** What is typed. */
  text: string
  onTextChange(text: string): void
  onClose(): void
}

/** Search or do: goes anywhere, does anything, finds any record. A question mark shows all keys. */
export default function Palette({ text, onTextChange, onClose }: PaletteProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <Dialog aria-label={words.palette} className={styles.dialog}>
          <PaletteContent text={text} onTextChange={onTextChange} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function PaletteContent({ text, onTextChange, onClose }: PaletteProps) {
  const allCommands = [
    ...useAllCommands(),
    ...useShellCommands({ openKeyMap: () => onTextChange(KEY_MAP_TEXT) }),
  ]
  const commands = [...filterCommands(allCommands, text), ...useFoundRecords(text)]
  const isKeyMap = text.trim() === KEY_MAP_TEXT

  function run(command: Command) {
    onClose()
    command.run()
  }

  return (
    <Autocomplete inputValue={text} onInputChange={onTextChange}>
      <SearchField aria-label={words.palette} autoFocus className={styles.search}>
        <svg viewBox="0 0 16 16" width="17" height="17" aria-hidden="true">
          <path
            d="m10.5 10.5 4 4M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <Input placeholder={words.paletteHint} className={styles.input} />
      </SearchField>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard. */}
      <div className={styles.results} tabIndex={0}>
        {isKeyMap ? (
          <KeyMap />
        ) : (
          <Menu
            autoFocus="first"
            aria-label={words.palette}
            items={commands}
            renderEmptyState={() => <p className={styles.nothing}>{fill(words.paletteNothing, { text })}</p>}
            className={styles.list}
          >
            {(command) => (
              <MenuItem
                id={command.id}
                textValue={`${command.verb} ${command.label}`}
                onAction={() => run(command)}
                className={styles.item}
              >
                <span className={styles.verb}>{command.verb}</span>
                <b>{command.label}</b>
                {command.keys && (
                  <span className={styles.keys}>
                    <Keys>{command.keys}</Keys>
                  </span>
                )}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      <p className={styles.foot}>
        <span>
          <Keys>↑ ↓</Keys> {words.paletteChoose}
        </span>
        <span>
          <Keys>↵</Keys> {words.paletteRun}
        </span>
        <span>
          <Keys>Esc</Keys> {words.paletteClose}
        </span>
        <span className={styles.hint}>{fill(words.paletteKeys, { key: KEY_MAP_TEXT })}</span>
      </p>
    </Autocomplete>
  )
}
