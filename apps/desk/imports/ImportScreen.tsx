import { fill, importWords as words } from '@lerret/words/desk'
import { ListSection, Rows, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { ProgressBar } from '../controls/ProgressBar.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { errorMessage } from '../data/error-message.ts'
import { ImportForm } from './ImportForm.tsx'
import { ImportReportView } from './ImportReportView.tsx'
import styles from './Imports.module.css'
import { IMPORT_PROBLEMS, type ImportRun, isRunning, useImports } from './import-data.ts'

/** Imports an old website, and shows how far it has come and what it brought. */
export default function ImportScreen() {
  const { data, isError, error, refetch } = useImports()
  const running = data?.find(isRunning)
  return (
    <Screen title={words.title} lead={words.lead}>
      {running ? <Progress run={running} /> : <ImportForm />}
      <ListSection title={words.runs}>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        {!data && !isError && <RowsText>{words.loading}</RowsText>}
        {data?.length === 0 && <RowsText>{words.none}</RowsText>}
        {data && data.length > 0 && (
          <Rows>
            {data.map((run, index) => (
              <li key={run.id} className={styles.run}>
                <FinishedRun run={run} isLatest={index === 0} />
              </li>
            ))}
          </Rows>
        )}
      </ListSection>
    </Screen>
  )
}

const PHASES = { reading: words.phaseReading, pictures: words.phasePictures, saving: words.phaseSaving }

function Progress({ run: { phase, done, total, source } }: { run: ImportRun }) {
  const text = total === 0 ? words.waiting : fill(PHASES[phase], { done, total })
  return (
    <section aria-label={source} className={styles.progress}>
      <ProgressBar label={text} max={total} value={total > 0 ? done : undefined} />
      <p>{words.canLeave}</p>
    </section>
  )
}

function FinishedRun({ run, isLatest }: { run: ImportRun; isLatest: boolean }) {
  const { source, startedBy, startedAt, report, problem } = run
  const time = formatWhen(startedAt)
  return (
    <>
      <p className={styles.source}>
        <b>{source}</b> <span>{fill(words.startedBy, { name: startedBy, time })}</span>
      </p>
      {problem !== null && (
        <p className={styles.problem}>{IMPORT_PROBLEMS[problem] ?? words.problemUnknown}</p>
      )}
      {report && isLatest && <p role="status">{fill(words.finished, { source })}</p>}
      {report && <ImportReportView report={report} />}
    </>
  )
}
