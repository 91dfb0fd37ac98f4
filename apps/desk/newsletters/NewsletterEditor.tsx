import { NEWSLETTER_NYNORSK as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { SaveState } from '../controls/SaveState.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { pathTo } from '../navigation/routes.ts'
import { DraftConflicts } from './draft/DraftConflicts.tsx'
import { UnsettledConflict } from './draft/draft-session.ts'
import { useDraft } from './draft/use-draft.ts'
import type { Newsletter } from './items.ts'
import { NewsletterItems } from './NewsletterItems.tsx'
import { NewsletterPreview } from './NewsletterPreview.tsx'
import styles from './Newsletters.module.css'
import { SendNewsletter } from './SendNewsletter.tsx'

/** A newsletter that is not sent, with its mail beside it. */
export function NewsletterEditor({ newsletter }: { newsletter: Newsletter }) {
  const { session, ...state } = useDraft(newsletter)
  const { content, saving } = state
  const isSubjectMissing = content.subject.trim() === ''
  return (
    <Screen
      title={content.subject.trim() || words.untitled}
      actions={
        <>
          <SaveState state={saving.state} savedAt={null} />
          <ButtonLink href={pathTo('newsletters')}>{words.back}</ButtonLink>
        </>
      }
    >
      {saving.state === 'only-here' && !(saving.error instanceof UnsettledConflict) && (
        <Problem
          message={errorMessage(saving.error, {
            newsletter_sent: words.alreadySent,
            newsletter_not_found: words.gone,
          })}
        />
      )}
      <DraftConflicts session={session} state={state} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <ListSection title={words.contentSection}>
            <div className={styles.fields}>
              <Field
                // Nobody has saved it since it was made.
                autoFocus={newsletter.version === 1}
                label={words.subject}
                value={content.subject}
                onChange={(subject) => session.change({ subject: subject.slice(0, 200) })}
                error={isSubjectMissing ? words.subjectMissing : null}
              />
              <Field
                label={words.intro}
                value={content.intro}
                rows={4}
                maxLength={4000}
                onChange={(intro) => session.change({ intro })}
              />
            </div>
          </ListSection>
          <NewsletterItems items={content.items} onChange={(items) => session.change({ items })} />
          <SendNewsletter newsletter={newsletter} session={session} isSubjectMissing={isSubjectMissing} />
        </div>
        <NewsletterPreview content={content} />
      </div>
    </Screen>
  )
}
