import { osloClock, type Showing } from '@lerret/model'
import { fill, programmeWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ListSection, RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { type CallInput, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { EDITOR_ROLES, useStaff } from '../../data/session.ts'
import { ProviderNote } from '../../provider/ProviderNote.tsx'
import { useProviderFacts } from '../../provider/provider-facts.ts'
import { formatMoment } from './act-sentences.ts'
import styles from './ShowingScreen.module.css'
import type { OpenShowing } from './showing-data.ts'

type Change = CallInput<'changeShowings'>['body']['change']
type ProviderField = Extract<Change, { type: 'follow-provider' }>['fields'][number]

const STATES: Readonly<Record<string, string>> = {
  planned: words.statePlanned,
  moved: words.statePlanned,
  cancelled: words.stateCancelled,
  postponed: words.statePostponed,
}
const STATUSES: Record<Showing['ticketStatus'], string> = {
  'on-sale': words.statusOnSale,
  'few-left': words.statusFewLeft,
  'sold-out': words.statusSoldOut,
  'not-yet': words.statusNotYet,
  'at-door': words.statusAtDoor,
  free: words.statusFree,
}
type Facts = Pick<Showing, 'startsAt' | 'endsAt' | 'hall' | 'state' | 'ticketStatus'> & {
  priceFrom?: number | null | undefined
}
const FIELDS: readonly { field: ProviderField; label: string; format(facts: Facts): string }[] = [
  {
    field: 'time',
    label: words.providerTime,
    format: ({ startsAt, endsAt }) => `${formatMoment(startsAt)}–${osloClock(endsAt).time}`,
  },
  { field: 'hall', label: words.providerHall, format: ({ hall }) => hall },
  { field: 'state', label: words.providerState, format: ({ state }) => STATES[state] ?? state },
  {
    field: 'priceFrom',
    label: words.providerPrice,
    format: ({ priceFrom }) =>
      priceFrom == null ? words.providerUnknown : fill(words.kroner, { price: priceFrom }),
  },
  {
    field: 'ticketStatus',
    label: words.providerStatus,
    format: ({ ticketStatus }) => STATUSES[ticketStatus] ?? ticketStatus,
  },
]

/** What the ticketing provider has about a showing, where ours differs, and a button to follow the provider again. */
export function ProviderFields({ showing }: { showing: OpenShowing }) {
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const { body } = showing.draft
  const facts = useProviderFacts('event', body.id) as Facts | null
  const follow = useMutation({
    mutationFn: (field: ProviderField) =>
      callDesk('changeShowings', {
        body: { ids: [body.id], change: { type: 'follow-provider', fields: [field] } },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['showing', body.id] }),
  })
  if (!facts) return null
  const overridden = FIELDS.filter(({ format }) => format(facts) !== format(body))
  return (
    <ListSection title={words.providerFields}>
      {overridden.length === 0 ? (
        <RowsText>{words.providerAgrees}</RowsText>
      ) : (
        <dl className={styles.provider}>
          {overridden.map(({ field, label, format }) => (
            <div key={field}>
              <dt>
                {label}: {format(body)}
              </dt>
              <dd>
                <ProviderNote
                  field={label}
                  isFollowing={false}
                  says={format(facts)}
                  {...(EDITOR_ROLES.includes(role) && { onFollow: () => follow.mutate(field) })}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {follow.isError && <Problem message={errorMessage(follow.error)} />}
    </ListSection>
  )
}
