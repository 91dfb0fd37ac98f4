import type { Presence } from '@lerret/api/contracts'
import { fill, todayWords as words } from '@lerret/words/desk'
import { Avatar } from '../controls/Avatar.tsx'
import { useStaff } from '../data/session.ts'
import { usePeople } from '../events/desk-events.ts'
import { pathTo } from '../navigation/routes.ts'
import { findRecordPath } from '../records/record-path.ts'
import styles from './AtWork.module.css'

const MAX_SHOWN = 3

/** Where colleagues are at work: *Jon Eirik er i vekeplanen*. */
export function AtWork() {
  const { id } = useStaff()
  const colleagues = usePeople().filter(({ personId }) => personId !== id)
  if (colleagues.length === 0) return null
  return (
    <ul className={styles.people}>
      {colleagues.slice(0, MAX_SHOWN).map((presence) => (
        <li key={`${presence.personId} ${presence.tab}`} className={styles.person}>
          <Avatar name={presence.name} isColleague />
          <a href={presencePath(presence)}>{describePresence(presence)}</a>
        </li>
      ))}
    </ul>
  )
}

function describePresence({ name, subject, title, isEditing }: Presence): string {
  const record = title ? fill(words.placeRecord, { title }) : words.placeUntitled
  const place = subject.kind === 'week' ? words.placeWeek : record
  return fill(isEditing ? words.atWorkWriting : words.atWork, { name, place })
}

const presencePath = ({ subject: { kind, id } }: Presence) =>
  kind === 'week' ? `${pathTo('weekSheet')}?veke=${id}` : (findRecordPath(kind, id) ?? pathTo('today'))
