import { EVENT_NYNORSK, fill, NEWSLETTER_NYNORSK as words } from '@lerret/words/desk'
import { FieldConflict } from '../../text/conflict/FieldConflict.tsx'
import { itemKey } from '../items.ts'
import styles from '../Newsletters.module.css'
import type { DraftSession, DraftSessionState } from './draft-session.ts'
import type { DraftConflict } from './merge-drafts.ts'

/** That a colleague has changed the newsletter too, and the texts of which one must be chosen. */
export function DraftConflicts({
  session,
  state: { content, conflicts, isMerged },
}: {
  session: DraftSession
  state: DraftSessionState
}) {
  const describe = ({ item, field }: DraftConflict) => {
    const found = content.items.find((each) => itemKey(each) === item)
    return found ? fill(words.fieldOfItem, { field: FIELDS[field], title: found.title }) : FIELDS[field]
  }
  return (
    <>
      <p role="status" className={styles.merged}>
        {isMerged && conflicts.length === 0 && words.merged}
      </p>
      {conflicts.map((conflict) => (
        <FieldConflict
          key={`${conflict.item} ${conflict.field}`}
          field={describe(conflict)}
          mine={{ text: conflict.mine }}
          theirs={{ text: conflict.theirs, name: EVENT_NYNORSK.colleague }}
          onChoose={(choice) => session.settle(conflict, chooseText(conflict, choice))}
        />
      ))}
    </>
  )
}

function chooseText({ field, mine, theirs }: DraftConflict, choice: 'mine' | 'theirs' | 'both'): string {
  if (choice !== 'both') return choice === 'mine' ? mine : theirs
  return `${mine}${field === 'intro' || field === 'text' ? '\n\n' : ' '}${theirs}`
}

const FIELDS: Record<DraftConflict['field'], string> = {
  subject: words.fieldSubject,
  intro: words.fieldIntro,
  title: words.fieldTitle,
  text: words.fieldText,
}
