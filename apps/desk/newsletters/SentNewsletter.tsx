import { newsletterWords as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { CopyField } from '../controls/copying/CopyField.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { FactList } from '../controls/lists/FactList.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { pathTo } from '../navigation/routes.ts'
import { describeState, isBeingSent } from './describe-newsletter.ts'
import type { Newsletter } from './items.ts'
import { NewsletterPreview } from './NewsletterPreview.tsx'
import styles from './Newsletters.module.css'
import { SendingProgress } from './SendingProgress.tsx'

/** What became of a newsletter, and where it is in the archive. */
export function SentNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const { subject, sentAt, archivePath, mails } = newsletter
  const facts = [
    [words.sentAt, sentAt ? formatWhen(sentAt) : ''],
    [words.sent, mails.sent],
    [words.failed, mails.failed],
    [words.unconfirmed, mails.unconfirmed],
    [words.waiting, mails.waiting],
  ] as const
  return (
    <Screen
      title={subject}
      lead={describeState(newsletter)}
      actions={<ButtonLink href={pathTo('newsletters')}>{words.back}</ButtonLink>}
    >
      <div className={styles.columns}>
        <ListSection title={words.sentSection}>
          <div className={styles.fields}>
            {isBeingSent(newsletter) && <SendingProgress newsletter={newsletter} />}
            <FactList facts={facts} />
            {mails.unconfirmed > 0 && <p className={styles.sentence}>{words.unconfirmedHelp}</p>}
            {archivePath && (
              <>
                <CopyField label={words.archive} text={new URL(archivePath, window.location.origin).href} />
                <p>
                  <a href={archivePath} target="_blank" rel="noreferrer">
                    {words.archiveOpen}
                  </a>
                </p>
              </>
            )}
          </div>
        </ListSection>
        <NewsletterPreview content={newsletter} />
      </div>
    </Screen>
  )
}
