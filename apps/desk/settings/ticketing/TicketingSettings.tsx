import type { SiteTicketing } from '@lerret/model'
import { settingsWords as words } from '@lerret/words/desk'
import { Field } from '../../controls/fields/Field.tsx'
import { Select } from '../../controls/fields/Select.tsx'
import { PicturePicker } from '../../media/PicturePicker.tsx'
import { checkText, checkUrl, hasProblem } from '../checks.ts'
import { GroupScreen } from '../GroupScreen.tsx'
import { FeedFields } from './FeedFields.tsx'
import { FilmFactsFields } from './FilmFactsFields.tsx'
import { TryTicketing } from './TryTicketing.tsx'
import { FEED_OPTIONS, isFeedComplete, startFeed } from './ticket-feeds.ts'

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
        filmFacts: words.factsSource,
      }}
      isIncomplete={({ host, venueId, providerName, feed, filmFacts }) =>
        hasProblem(checkUrl(host), checkText(venueId), checkText(providerName)) ||
        !isFeedComplete(feed) ||
        (filmFacts !== undefined && hasProblem(checkUrl(filmFacts.url)))
      }
    >
      {({ body: { host = '', venueId = '', providerName = '', logo, feed, filmFacts }, change }) => (
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
            options={FEED_OPTIONS}
            value={feed?.kind ?? 'none'}
            onChange={(kind) => change('feed', kind === 'none' ? undefined : startFeed(kind))}
          />
          {feed && (
            <>
              <FeedFields feed={feed} onChange={(next) => change('feed', next)} />
              <TryTicketing venueId={venueId} feed={feed} isDisabled={!isFeedComplete(feed)} />
            </>
          )}
          <FilmFactsFields source={filmFacts} onChange={(source) => change('filmFacts', source)} />
        </>
      )}
    </GroupScreen>
  )
}
