import { applyShowingAct, listPossibleActs, osloClock, osloInstant, type ShowingAct } from '@lerret/model'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { useStaff } from '../../data/session.ts'
import { useSearchParams } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'
import { ClashQuestion } from '../../publishing/clashes/ClashQuestion.tsx'
import { findClashQuestion } from '../../publishing/clashes/clash-question.ts'
import { ACT_PARAM } from './act-param.ts'
import { describeAct, describeState, formatMoment } from './act-sentences.ts'
import { CopyShowing } from './CopyShowing.tsx'
import { ProviderFields } from './ProviderFields.tsx'
import { MailsWaiting, Recipients } from './Recipients.tsx'
import styles from './ShowingScreen.module.css'
import { type DoneAct, type OpenShowing, performAct, undoAct, useShowing } from './showing-data.ts'

type ActType = ShowingAct['type']

const ACT_LABELS: Record<ActType, string> = {
  cancel: words.cancel,
  postpone: words.postpone,
  move: words.move,
  'sell-out': words.sellOut,
  restore: words.restore,
}
const ACTS = Object.keys(ACT_LABELS) as ActType[]
const REASONS = [words.reasonTechnical, words.reasonIllness, words.reasonWeather]

/** One showing, with what can be done to it: cancel, postpone, move, mark as sold out, restore. */
export default function ShowingScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { data, error, refetch } = useShowing(id)
  // It is here and not in the form, so that it stays when the showing is read again.
  const [done, setDone] = useState<DoneAct | null>(null)
  if (error && !data) return <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
  if (data === undefined) return null
  if (data === null) return <Screen title={words.showingMissing}>{null}</Screen>
  return <ShowingActs key={done ? 'done' : data.draft.version} showing={data} done={done} onDone={setDone} />
}

function ShowingActs({
  showing,
  done,
  onDone,
}: {
  showing: OpenShowing
  done: DoneAct | null
  onDone(done: DoneAct | null): void
}) {
  const { role } = useStaff()
  const { body } = showing.draft
  const shown = done ? applyShowingAct(done.before.draft.body, done.act) : body
  return (
    <Screen title={showing.title} lead={`${formatMoment(shown.startsAt)} · ${shown.hall}`}>
      <div className={styles.showing}>
        {describeSales(showing) !== '' && <p className={styles.sales}>{describeSales(showing)}</p>}
        {describeState(shown) !== '' && <p className={styles.state}>{describeState(shown)}</p>}
        {done ? (
          <Result done={done} onUndone={() => onDone(null)} />
        ) : role === 'contributor' ? (
          <p>{words.onlyEditors}</p>
        ) : (
          <ActForm showing={showing} onDone={onDone} />
        )}
        {!done && <ProviderFields showing={showing} />}
        {!done && <CopyShowing showing={showing} />}
        <nav aria-label={words.places} className={styles.links}>
          <a href={pathTo('film', { id: body.productionId })}>
            {fill(words.toProduction, { title: showing.title })}
          </a>
          <a href={`${pathTo('weekSheet')}?veke=${osloClock(shown.startsAt).date}`}>
            {words.toWeekOfShowing}
          </a>
        </nav>
      </div>
    </Screen>
  )
}

function describeSales({ sales, draft }: OpenShowing): string {
  if (!sales) return draft.body.checkout ? '' : words.notSoldByProvider
  const { sold, free } = sales
  return free === null
    ? fill(words.sold, { sold: String(sold) })
    : fill(words.soldAndFree, { sold: String(sold), free: String(free) })
}

function ActForm({ showing, onDone }: { showing: OpenShowing; onDone(done: DoneAct): void }) {
  const { body } = showing.draft
  const possible = listPossibleActs(body)
  const [params] = useSearchParams()
  const asked = possible.find((each) => each === params.get(ACT_PARAM))
  const [type, setType] = useState<ActType>(asked ?? possible[0] ?? 'cancel')
  const [reason, setReason] = useState('')
  const { date, time } = osloClock(body.startsAt)
  const [newDate, setNewDate] = useState(date)
  const [newTime, setNewTime] = useState(time.replace('.', ':'))
  const [hall, setHall] = useState(body.hall)
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  /** What the editor is asked, about which act. */
  const [clash, setClash] = useState<{ question: string; about: string } | null>(null)
  const act = createAct(type, { reason, newDate, newTime, hall })

  async function perform({ isConfirmed }: { isConfirmed: boolean }) {
    if (!act) return
    setIsSaving(true)
    setError(null)
    setClash(null)
    try {
      const question = isConfirmed ? null : await askAbout(showing, act)
      if (question === null) onDone(await performAct(showing, act))
      else setClash({ question, about: JSON.stringify(act) })
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not fields of a form. */}
      <div role="group" aria-label={words.acts} className={styles.acts}>
        {ACTS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.act}
            aria-pressed={each === type}
            disabled={!possible.includes(each)}
            onClick={() => setType(each)}
          >
            {ACT_LABELS[each]}
          </button>
        ))}
      </div>
      {type === 'move' && (
        <div className={styles.fields}>
          <Field label={words.newDate} type="date" value={newDate} onChange={setNewDate} />
          <Field label={words.newTime} type="time" value={newTime} onChange={setNewTime} />
          <Field label={words.newHall} value={hall} onChange={setHall} />
        </div>
      )}
      {type !== 'restore' && (
        <div className={styles.fields}>
          <Field label={words.reason} value={reason} onChange={setReason} />
          <ButtonRow>
            {REASONS.map((text) => (
              <Button key={text} onPress={() => setReason(text)}>
                {text}
              </Button>
            ))}
          </ButtonRow>
        </div>
      )}
      <section className={styles.preview} aria-label={words.visitorsRead}>
        <h2>{words.visitorsRead}</h2>
        <p role="status" className={styles.sentence}>
          {act ? describeAct(showing.title, body, act) : words.chooseTime}
          {act && type !== 'restore' && reason.trim() !== '' && ` ${reason.trim()}`}
        </p>
      </section>
      {showing.isPublic && act && <Recipients ids={[body.id]} change={act} />}
      {showing.draft.body.checkout && type === 'cancel' && <p>{words.refunds}</p>}
      {error && <Problem message={error} />}
      <Button
        kind="signal"
        size="large"
        isDisabled={!act || isSaving}
        onPress={() => void perform({ isConfirmed: false })}
      >
        {fill(words.confirmAct, { act: ACT_LABELS[type], title: showing.title, time })}
      </Button>
      {clash && clash.about === JSON.stringify(act) && (
        <ClashQuestion
          question={clash.question}
          confirmLabel={words.publishAnyway}
          isPending={isSaving}
          onConfirm={() => void perform({ isConfirmed: true })}
        />
      )}
      <p className={styles.hint}>{words.canUndo}</p>
    </>
  )
}

/** What to ask before an act puts a showing where another is; null when it does not. A draft goes out later. */
async function askAbout({ draft: { body }, isPublic }: OpenShowing, act: ShowingAct): Promise<string | null> {
  if (!isPublic || (act.type !== 'move' && act.type !== 'restore')) return null
  const after = applyShowingAct(body, act)
  return findClashQuestion([after.startsAt], () => ({ published: [after] }))
}

interface ActFields {
  reason: string
  newDate: string
  newTime: string
  hall: string
}

/** Null while the new time is not complete. */
function createAct(type: ActType, { reason, newDate, newTime, hall }: ActFields): ShowingAct | null {
  if (type === 'restore') return { type }
  const notice = reason.trim() === '' ? {} : { notice: reason.trim() }
  if (type !== 'move') return { type, ...notice }
  if (!/^\d{4}-\d\d-\d\d$/.test(newDate) || !/^\d\d:\d\d$/.test(newTime) || hall.trim() === '') return null
  const startsAt = osloInstant(newDate, newTime.replace(':', '.')).toISOString()
  return { type, startsAt, hall: hall.trim(), ...notice }
}

function Result({ done, onUndone }: { done: DoneAct; onUndone(): void }) {
  const queryClient = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  const { act, before, mailed, milliseconds } = done

  async function undo() {
    try {
      await undoAct(done)
      await queryClient.invalidateQueries({ queryKey: ['showing', before.draft.body.id] })
      onUndone()
    } catch (failure) {
      setError(errorMessage(failure, { content_conflict: words.undoConflict }))
    }
  }

  return (
    <div className={styles.result}>
      <p role="status" className={styles.outcome}>
        {describeAct(before.title, before.draft.body, act)}{' '}
        {milliseconds === null
          ? words.savedAsDraft
          : fill(words.published, { milliseconds: String(milliseconds) })}
      </p>
      <MailsWaiting mailed={mailed} />
      {error && <Problem message={error} />}
      <Button kind="plain" size="large" onPress={() => void undo()}>
        {words.undo}
      </Button>
    </div>
  )
}
