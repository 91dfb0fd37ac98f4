import type { TicketFeed } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { checkUrl } from '../checks.ts'
import styles from '../Settings.module.css'
import { FEED_KINDS, readFeedField, setFeedField } from './ticket-feeds.ts'

/** The fields that a ticketing provider needs. */
export function FeedFields({ feed, onChange }: { feed: TicketFeed; onChange(feed: TicketFeed): void }) {
  const { urlLabel, urlHelp, needsConsent, fields } = FEED_KINDS[feed.kind]
  return (
    <>
      {needsConsent && <p className={styles.help}>{words.feedConsent}</p>}
      <Field
        label={urlLabel}
        help={urlHelp}
        value={feed.url}
        onChange={(url) => onChange({ ...feed, url })}
        error={checkUrl(feed.url)}
      />
      {fields.map((field) => (
        <Field
          key={field.name}
          label={field.label}
          {...(field.help && { help: field.help })}
          value={readFeedField(feed, field.name)}
          onChange={(value) => onChange(setFeedField(feed, field, value))}
          error={field.check(readFeedField(feed, field.name))}
        />
      ))}
    </>
  )
}
