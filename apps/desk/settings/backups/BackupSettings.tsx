import { fill, backupWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { ListSection, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { formatPlanned } from '../../controls/times/times.ts'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { LoadedSettings } from '../LoadedSettings.tsx'

type Backups = CallReply<'backups'>

/** When the house was last backed up, and when a backup was last restored on trial. */
export function BackupSettings() {
  const query = useQuery({
    queryKey: ['backups'],
    queryFn: ({ signal }) => callDesk('backups', { signal }),
  })
  return (
    <LoadedSettings title={words.title} lead={words.lead} query={query}>
      {query.data && <BackupReport backups={query.data} />}
    </LoadedSettings>
  )
}

export function BackupReport({ backups }: { backups: Backups }) {
  const { isScheduled, folder, last, failure, trial, trialFailure } = backups
  return (
    <>
      {!isScheduled && <Problem message={words.off} />}
      <ListSection title={words.last}>
        <RowsText>{last ? describeLast(last) : words.lastNone}</RowsText>
        {failure && <Problem message={describeFailure(failure)} />}
      </ListSection>
      <ListSection title={words.trial}>
        <RowsText>{trial ? describeTrial(trial) : words.trialNone}</RowsText>
        {trialFailure && <Problem message={describeFailure(trialFailure)} />}
      </ListSection>
      <p>{fill(words.folder, { folder })}</p>
    </>
  )
}

const describeLast = ({ at, rows, files, bytes }: NonNullable<Backups['last']>) =>
  fill(words.lastText, { when: formatPlanned(at), rows, files, size: Math.ceil(bytes / 1_000_000) })

const describeTrial = ({ at, rows, pages }: NonNullable<Backups['trial']>) =>
  fill(words.trialText, { when: formatPlanned(at), rows, pages })

const describeFailure = ({ at, reason }: NonNullable<Backups['failure']>) =>
  fill(words.failure, { when: formatPlanned(at), reason })
