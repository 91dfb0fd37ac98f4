import type { Presence } from '@lerret/api/contracts'
import { fill, eventWords as words } from '@lerret/words/desk'
import { Avatar } from '../controls/Avatar.tsx'
import { useStaff } from '../data/session.ts'
import { TAB } from '../data/tab.ts'
import { findPeopleHere } from './colleagues.ts'
import { usePeople } from './desk-events.ts'
import styles from './PeopleHere.module.css'

/** Who else has this open: *Jon Eirik skriv her*. One's own other tab is named as such. */
export function PeopleHere({ subject }: { subject: Presence['subject'] }) {
  const { id: personId } = useStaff()
  const { colleagues, isInOtherTab } = findPeopleHere(usePeople(), subject, { personId, tab: TAB })
  return (
    <div role="status" className={styles.people}>
      {colleagues.map(({ personId, name, isEditing }) => (
        <span key={personId} className={styles.person}>
          <Avatar name={name} isColleague />
          {fill(isEditing ? words.writesHere : words.isHere, { name })}
        </span>
      ))}
      {isInOtherTab && <span className={styles.person}>{words.otherTab}</span>}
    </div>
  )
}
