import type { SiteTicketing, TicketFeed } from '@lerret/model'
import { SETTINGS_NYNORSK as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { PicturePicker } from '../../media/PicturePicker.tsx'
import { checkText, checkUrl, hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import { TryTicketing } from './TryTicketing.tsx'

const FEEDS = [
  ['none', words.feedNone],
  ['event-feed', words.feedEvents],
  ['pretix', words.feedPretix],
] as const

/** Where tickets are sold, and where showings are read from. */
export function TicketingSettings() {
  return (
    <GroupScreen<Partial<SiteTicketing>>
      kind="ticketing"
      heading={words.ticketing}
      lead={words.ticketingLead}
      fieldNames={{
        host: words.ticketHost,
        venueId: words.venueId,
        providerName: words.providerName,
        feed: words.feedKind,
        logo: words.providerLogo,
      }}
      isIncomplete={({ host, venueId, providerName, feed }) =>
        hasProblem(checkUrl(host), checkText(venueId), checkText(providerName)) || !isFeedComplete(feed)
      }
    >
      {({ body: { host = '', venueId = '', providerName = '', logo, feed }, change }) => (
        <>
          <Field
            label={words.providerName}
            value={providerName}
            onChange={(value) => change('providerName', value)}
            error={checkText(providerName)}
          />
          <Field
            label={words.ticketHost}
            value={host}
            onChange={(value) => change('host', value)}
            error={checkUrl(host)}
          />
          <Field
            label={words.venueId}
            value={venueId}
            onChange={(value) => change('venueId', value)}
            error={checkText(venueId)}
          />
          <PicturePicker
            label={words.providerLogo}
            ratio={null}
            // It may also be an address elsewhere, which has no picture to show.
            value={logo === undefined || /^https?:/.test(logo) ? null : logo}
            onChange={(id) => change('logo', id ?? undefined)}
          />
          <Select
            isStacked
            label={words.feedKind}
            options={FEEDS}
            value={feed?.kind ?? 'none'}
            onChange={(kind) => change('feed', changeFeedKind(feed, kind))}
          />
          {feed && (
            <>
              <Field
                label={feed.kind === 'pretix' ? words.pretixUrl : words.feedUrl}
                help={words.keyHelp}
                value={feed.url}
                onChange={(url) => change('feed', { ...feed, url })}
                error={checkUrl(feed.url)}
              />
              {feed.kind === 'pretix' && (
                <Field
                  label={words.organizer}
                  value={feed.organizer}
                  onChange={(organizer) => change('feed', { ...feed, organizer })}
                  error={checkOrganizer(feed.organizer)}
                />
              )}
              <TryTicketing venueId={venueId} feed={feed} isDisabled={!isFeedComplete(feed)} />
            </>
          )}
        </>
      )}
    </GroupScreen>
  )
}

function changeFeedKind(
  feed: TicketFeed | undefined,
  kind: (typeof FEEDS)[number][0],
): TicketFeed | undefined {
  const url = feed?.url ?? ''
  if (kind === 'none') return undefined
  return kind === 'pretix' ? { kind, url, organizer: '' } : { kind, url }
}

const checkOrganizer = (organizer: string) =>
  checkText(organizer) ?? (/^[\w.-]+$/.test(organizer) ? null : words.organizerBad)

const isFeedComplete = (feed: TicketFeed | undefined) =>
  !feed || !hasProblem(checkUrl(feed.url), feed.kind === 'pretix' ? checkOrganizer(feed.organizer) : null)
