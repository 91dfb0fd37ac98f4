import { newsletterWords as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Screen } from '../controls/Screen.tsx'
import { ConflictScope } from '../editing/parts/ConflictScope.tsx'
import { Conflicts } from '../editing/parts/Conflicts.tsx'
import { Notices } from '../editing/parts/Notices.tsx'
import { SessionSaveState } from '../editing/parts/SessionSaveState.tsx'
import { WhenRead } from '../editing/RecordScreen.tsx'
import { bodyOf } from '../editing/session/records/record.ts'
import { type RecordState, recordName } from '../editing/session/state/state.ts'
import { type OpenSession, useSession, useSessionState } from '../editing/use-session.ts'
import { pathTo } from '../navigation/routes.ts'
import { describeConflict, NEWSLETTER_FIELDS } from './draft/describe-conflict.ts'
import { newsletterRules, newsletterTransport } from './draft/newsletter-session.ts'
import type { Newsletter, NewsletterContent } from './items.ts'
import { NewsletterItems } from './NewsletterItems.tsx'
import { NewsletterPreview } from './NewsletterPreview.tsx'
import styles from './Newsletters.module.css'
import { SendNewsletter } from './SendNewsletter.tsx'

/** A newsletter that is not sent, with its mail beside it. */
export function NewsletterEditor({ newsletter }: { newsletter: Newsletter }) {
  const session = useSession(newsletter.id, () => ({
    keys: [{ kind: 'newsletter', id: newsletter.id }],
    rules: newsletterRules,
    transport: newsletterTransport,
  }))
  return (
    session && (
      <WhenRead session={session} title={newsletter.subject.trim() || words.untitled}>
        {() => <OpenedNewsletter newsletter={newsletter} session={session} />}
      </WhenRead>
    )
  )
}

function OpenedNewsletter({ newsletter, session }: { newsletter: Newsletter; session: OpenSession }) {
  const state = useSessionState(session)
  const name = recordName({ kind: 'newsletter', id: newsletter.id })
  const record = state.records[name] as RecordState
  const content = bodyOf(record) as unknown as NewsletterContent
  const change = (field: keyof NewsletterContent, value: unknown) =>
    session.dispatch({
      type: 'changed',
      edits: { [name]: { [field]: { value } } },
      typing: { record: name, field },
    })
  const isSubjectMissing = content.subject.trim() === ''
  return (
    <ConflictScope record={name}>
      <Screen
        title={content.subject.trim() || words.untitled}
        actions={
          <>
            <SessionSaveState session={session} />
            <ButtonLink href={pathTo('newsletters')}>{words.back}</ButtonLink>
          </>
        }
      >
        <Notices
          session={session}
          state={state}
          fieldName={(field) => NEWSLETTER_FIELDS[field]}
          refusals={REFUSALS}
        />
        <Conflicts
          session={session}
          state={state}
          describe={(conflict) => describeConflict(conflict, content.items)}
        />
        <div className={styles.columns}>
          <div className={styles.sections}>
            <ListSection title={words.contentSection}>
              <div className={styles.fields}>
                <Field
                  // Nobody has saved it since it was made.
                  autoFocus={newsletter.version === 1}
                  label={words.subject}
                  path="subject"
                  value={content.subject}
                  onChange={(subject) => change('subject', subject.slice(0, 200))}
                  error={isSubjectMissing ? words.subjectMissing : null}
                />
                <Field
                  label={words.intro}
                  path="intro"
                  value={content.intro}
                  rows={4}
                  maxLength={4000}
                  onChange={(intro) => change('intro', intro)}
                />
              </div>
            </ListSection>
            <NewsletterItems items={content.items} onChange={(items) => change('items', items)} />
            <SendNewsletter newsletter={newsletter} session={session} isSubjectMissing={isSubjectMissing} />
          </div>
          <NewsletterPreview content={content} />
        </div>
      </Screen>
    </ConflictScope>
  )
}

const REFUSALS = {
  newsletter_sent: words.alreadySent,
  newsletter_not_found: words.gone,
}
