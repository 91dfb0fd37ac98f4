import type { SiteTicketing } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { checkUrl } from '../checks.ts'
import styles from '../Settings.module.css'
import { FEED_KINDS } from './ticket-feeds.ts'

type Source = SiteTicketing['filmFacts']

const SOURCES = [
  ['none', words.factsNone],
  ['filmweb', words.factsFilmweb],
] as const

/** Where facts about films are fetched from, when an editor asks for them. */
export function FilmFactsFields({ source, onChange }: { source: Source; onChange(source: Source): void }) {
  return (
    <>
      <Select
        isStacked
        label={words.factsSource}
        options={SOURCES}
        value={source?.kind ?? 'none'}
        onChange={(kind) => onChange(kind === 'none' ? undefined : { kind, url: FEED_KINDS.filmweb.url })}
      />
      {source && (
        <>
          <p className={styles.help}>{words.feedConsent}</p>
          <Field
            label={words.factsUrl}
            help={words.keyNotNeeded}
            value={source.url}
            onChange={(url) => onChange({ ...source, url })}
            error={checkUrl(source.url)}
          />
        </>
      )}
    </>
  )
}
