import { formatCsv, osloClock } from '@lerret/model'
import { fill, memberWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../controls/Button.tsx'
import { ListSection, RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { saveFile } from '../controls/lists/save-file.ts'
import { Table } from '../controls/lists/Table.tsx'
import { Problem } from '../controls/Problem.tsx'
import { formatPlanned } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import styles from './ClubNights.module.css'

type ClubNight = CallReply<'clubNights'>[number]

/** Who has signed up for the coming nights of the club, to print or to save for the door. */
export function ClubNights() {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['club-nights'],
    queryFn: ({ signal }) => callDesk('clubNights', { signal }),
  })
  return (
    <ListSection title={words.nightsSection}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <RowsText>{words.nightsNone}</RowsText>}
      {data && data.length > 0 && (
        <ul className={styles.nights}>
          {data.map((night) => (
            <li key={night.id}>
              <Night night={night} />
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  )
}

function Night({ night }: { night: ClubNight }) {
  const { title, startsAt, hall, partner, members } = night
  const [isPrinted, setPrinted] = useState(false)
  function print() {
    flushSync(() => setPrinted(true))
    window.print()
    setPrinted(false)
  }
  return (
    <div className={isPrinted ? styles.printed : undefined}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.place}>
        {fill(words.nightPlace, { when: formatPlanned(startsAt), hall, partner })}
      </p>
      {members.length === 0 ? (
        <p className={styles.place}>{words.nightNobody}</p>
      ) : (
        <details className={styles.members}>
          <summary>{formatCount(members.length)}</summary>
          <MemberTable night={night} />
          <div className={styles.buttons}>
            <Button onPress={() => saveList(night)}>{words.nightCsv}</Button>
            <Button onPress={print}>{words.nightPrint}</Button>
          </div>
        </details>
      )}
    </div>
  )
}

const formatCount = (count: number) => (count === 1 ? words.nightOne : fill(words.nightCount, { count }))

function MemberTable({ night: { title, members } }: { night: ClubNight }) {
  return (
    <Table caption={title} columns={[words.columnName, { label: words.nightNumber, isEnd: true }]}>
      {members.map(({ number, name }) => (
        <tr key={number}>
          <th scope="row">{name}</th>
          <td className={lists.end}>{number}</td>
        </tr>
      ))}
    </Table>
  )
}

function saveList({ startsAt, members }: ClubNight) {
  const rows = members.map(({ number, name }) => [String(number), name])
  const csv = formatCsv([[words.nightNumber, words.columnName], ...rows])
  saveFile(fill(words.nightCsvName, { date: osloClock(startsAt).date }), 'text/csv', csv)
}
