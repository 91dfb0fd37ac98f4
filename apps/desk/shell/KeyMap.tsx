import { fill, shellWords as words } from '@lerret/words/desk'
import { Switch } from 'react-aria-components/Switch'
import { useAllCommands } from '../commands/commands.ts'
import { Keys } from '../controls/Keys.tsx'
import { useStaff } from '../data/session.ts'
import styles from './KeyMap.module.css'
import { listPlaces } from './places.ts'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'

/** Every key of the desk, and the switch for single letters and signs. */
export function KeyMap() {
  const areSingleKeysOn = useSingleKeys()
  const commands = useAllCommands().filter(({ id, keys }) => keys !== undefined && !id.startsWith('go-'))
  return (
    <div className={styles.map}>
      <h2>{words.keys}</h2>
      <dl className={styles.keys}>
        <Row keys={['Ctrl K']} label={words.keysPalette} />
        <Row keys={['F1']} label={words.keysMap} />
        {commands.map(({ id, keys = '', label }) => (
          <Row key={id} keys={[keys]} label={label} />
        ))}
        <Row keys={['F6']} label={words.keysRegion} />
        <Row keys={['Esc']} label={words.keysBack} />
      </dl>
      <Switch isSelected={areSingleKeysOn} onChange={setSingleKeys} className={styles.switch}>
        <span aria-hidden="true" className={styles.track} />
        <span>
          <b>{words.singleKeys}</b>
          <span className={styles.help}>{words.singleKeysHelp}</span>
        </span>
      </Switch>
      {areSingleKeysOn && <SingleKeys />}
    </div>
  )
}

function SingleKeys() {
  const places = listPlaces(useStaff().role).flat()
  return (
    <dl className={styles.keys}>
      <Row keys={['?']} label={words.keysMap} />
      {places.map(
        ({ route, label, letter }) =>
          letter && <Row key={route} keys={['G', letter]} label={fill(words.keysGo, { place: label })} />,
      )}
    </dl>
  )
}

function Row({ keys, label }: { keys: string[]; label: string }) {
  return (
    <div className={styles.row}>
      <dt>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && ` ${words.keysThen} `}
            <Keys>{key}</Keys>
          </span>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  )
}
